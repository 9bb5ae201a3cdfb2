const escape = (value) =>
  String(value ?? '').replace(/[&<>"']/g, (char) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' })[char]);
const money = (cents) => `€ ${(cents / 100).toFixed(2)}`;

const STYLE = `
  :root { color-scheme: light; --ink: #2a2a1c; --soft: #6c6b57; --line: #e3e2d0; --page: #fafaf2; --accent: #6b7a12; }
  * { box-sizing: border-box; } body { margin: 0; background: var(--page); color: var(--ink); font: 15px/1.6 system-ui, "Segoe UI", sans-serif; } a { color: var(--accent); text-underline-offset: 3px; }
  header { background: #3a4110; } header > div { max-width: 800px; margin: 0 auto; padding: 13px 20px; display: flex; gap: 8px 18px; flex-wrap: wrap; align-items: center; } header a, header button { color: #eef0d2; text-decoration: none; background: none; border: 0; padding: 0; font: inherit; cursor: pointer; } .brand { color: #fff; font-weight: 700; font-size: 17px; margin-right: auto; }
  main { max-width: 800px; margin: 26px auto 60px; padding: 0 20px; } h1 { font-size: 24px; letter-spacing: -0.02em; margin: 0 0 4px; } h2 { font-size: 16px; margin: 0 0 10px; } .lead { color: var(--soft); margin: 0 0 18px; } .card { background: #fff; border: 1px solid var(--line); border-radius: 12px; padding: 18px 20px; margin-bottom: 13px; } .card.list { padding: 0; overflow-x: auto; } table { width: 100%; border-collapse: collapse; } td, th { text-align: left; padding: 9px 20px; border-bottom: 1px solid var(--line); } th { font-size: 12.5px; color: var(--soft); } tr:last-child > td { border-bottom: 0; }
  label { display: block; font-weight: 600; margin-bottom: 12px; } input { display: block; width: 100%; margin-top: 5px; font: inherit; font-weight: 400; padding: 9px 12px; border: 1px solid #bdbc9a; border-radius: 9px; } main button { font: inherit; font-weight: 600; border: 0; border-radius: 9px; padding: 9px 18px; background: var(--accent); color: #fff; cursor: pointer; } :focus-visible { outline: 3px solid #e0913f; outline-offset: 2px; } .login { max-width: 380px; margin: 7vh auto; } .wrong { background: #fdeae4; color: #8b3013; border-radius: 9px; padding: 9px 13px; }
  @media (max-width: 520px) { th, td { padding: 9px 10px; } }
`;

function page({ person }, title, body) {
  const bar = person ? `<a href="/">Shop</a>${person.role === 'clerk' ? '<a href="/log">Log</a>' : ''}<form method="post" action="/logout"><button>Sign out ${escape(person.name)}</button></form>` : '';
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escape(title)} · Penhallow Seeds</title><style>${STYLE}</style></head><body><header><div><a class="brand" href="/">Penhallow Seeds</a>${bar}</div></header><main>${body}</main></body></html>`;
}

const loginPage = (fault) => page({}, 'Sign in', `<section class="card login"><h1>Sign in</h1>${fault ? `<p class="wrong" role="alert">${escape(fault)}</p>` : '<p class="lead">Old vegetables, fresh seeds.</p>'}<form method="post" action="/login"><label>E-mail<input name="email" type="email" autocomplete="username"></label><label>Password<input name="password" type="password" autocomplete="current-password"></label><button>Sign in</button></form></section>`);

const table = (head, rows) => `<section class="card list"><table><thead><tr>${head.map((name) => `<th>${name}</th>`).join('')}</tr></thead><tbody>${rows.map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join('')}</tr>`).join('') || `<tr><td colspan="${head.length}">None yet.</td></tr>`}</tbody></table></section>`;

const shopPage = (req, articles, orders) => page(req, 'Shop', `<h1>Seeds</h1>${articles.map((article) => `<form class="card" method="post" action="/orders"><h2>${escape(article.name)}, ${money(article.cents)}</h2><input type="hidden" name="article" value="${escape(article.id)}"><input type="hidden" name="price" value="${(article.cents / 100).toFixed(2)}"><label>Packets<input name="count" value="1" inputmode="numeric"></label><label>Send to<input name="address"></label><button>Order</button></form>`).join('')}<h1>Orders</h1>${table(['No.', 'Amount', 'Status'], orders.map(({ id, cents, status }) => [`<a href="/orders/${id}">${id}</a>`, money(cents), escape(status)]))}`);

const orderPage = (req, order) => page(req, `Order ${order.id}`, `<section class="card"><h1>Order ${order.id}</h1><p>${order.count} × ${escape(order.article)}, ${money(order.cents)}, ${escape(order.status)}</p><p>To: <strong>${escape(order.address)}</strong></p>${req.query.card ? `<p>Card ${req.query.card === 'accepted' ? 'accepted' : 'refused'}.</p>` : ''}</section>${req.person.role === 'clerk' ? `<form class="card" method="post" action="/orders/${order.id}/refund"><p>${order.refund_by ? `Refund requested by ${escape(order.refund_by)}.` : 'No refund requested.'}</p><button>Refund</button></form>` : `<form class="card" method="post" action="/orders/${order.id}/card"><label>Card number<input name="card" inputmode="numeric"></label><button>Pay</button></form>`}`);

const logPage = (req, lines) => page(req, 'Log', `<h1>Log</h1>${table(['Line'], lines.map(({ text }) => [escape(text)]))}`);

module.exports = { page, loginPage, shopPage, orderPage, logPage };
