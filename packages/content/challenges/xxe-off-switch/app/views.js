const escape = (value) =>
  String(value ?? '').replace(/[&<>"']/g, (char) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' })[char]);

const STYLE = `
  :root { color-scheme: light; --ink: #262422; --soft: #6d6862; --line: #e2ddd5; --page: #f7f5f1; --accent: #9a3b26; }
  * { box-sizing: border-box; } body { margin: 0; background: var(--page); color: var(--ink); font: 15px/1.6 system-ui, "Segoe UI", sans-serif; } a { color: var(--accent); text-underline-offset: 3px; }
  header { background: #2d2a27; } header > div { max-width: 780px; margin: 0 auto; padding: 13px 20px; } .brand { color: #fff; font-weight: 700; font-size: 17px; text-decoration: none; }
  main { max-width: 780px; margin: 26px auto 60px; padding: 0 20px; } h1 { font-size: 24px; letter-spacing: -0.02em; margin: 0 0 4px; } .lead { color: var(--soft); margin: 0 0 18px; } .card { background: #fff; border: 1px solid var(--line); border-radius: 12px; padding: 18px 20px; margin-bottom: 14px; } .card.list { padding: 0; overflow-x: auto; } table { width: 100%; border-collapse: collapse; } td, th { text-align: left; vertical-align: top; padding: 10px 20px; border-bottom: 1px solid var(--line); } th { font-size: 12.5px; color: var(--soft); } tr:last-child > td { border-bottom: 0; } td.note { white-space: pre-wrap; overflow-wrap: anywhere; }
  label { display: block; font-weight: 600; margin-bottom: 12px; } textarea { display: block; width: 100%; margin-top: 5px; font: 13.5px/1.6 ui-monospace, Menlo, monospace; padding: 10px 13px; border: 1px solid #bfb6aa; border-radius: 9px; } button { font: inherit; font-weight: 600; border: 0; border-radius: 9px; padding: 9px 18px; background: var(--accent); color: #fff; cursor: pointer; } :focus-visible { outline: 3px solid #e0a63f; outline-offset: 2px; } .wrong { background: #fdeae4; color: #8b3013; border-radius: 9px; padding: 9px 13px; overflow-wrap: anywhere; }
  @media (max-width: 520px) { th, td { padding: 9px 10px; } }
`;

const page = (title, body) =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escape(title)} · Brackenridge Tools</title><style>${STYLE}</style></head><body><header><div><a class="brand" href="/">Brackenridge Tools</a></div></header><main>${body}</main></body></html>`;

const EXAMPLE = `<order shop="Corner Ironmongery">
  <line article="B-114" count="12">Oak handles, if you have them</line>
</order>`;

const ordersPage = (orders, fault) => page('Orders', `<h1>Orders</h1><p class="lead">Shops send their orders as XML, by program or here.</p>${fault ? `<p class="wrong" role="alert">${escape(fault)}</p>` : ''}<section class="card list"><table><thead><tr><th>Order</th><th>Shop</th></tr></thead><tbody>${orders.map(({ id, shop }) => `<tr><td><a href="/orders/${id}">${id}</a></td><td>${escape(shop)}</td></tr>`).join('')}</tbody></table></section><form class="card" method="post" action="/orders"><label>Order<textarea name="xml" rows="8" spellcheck="false">${escape(EXAMPLE)}</textarea></label><button>Send the order</button></form>`);

const orderPage = (order, lines) => page(`Order ${order.id}`, `<h1>Order ${order.id}</h1><p class="lead">${escape(order.shop)}</p><section class="card list"><table><thead><tr><th>Article</th><th>Count</th><th>Note</th></tr></thead><tbody>${lines.map(({ article, count, note }) => `<tr><td>${escape(article)}</td><td>${count}</td><td class="note">${escape(note.trim())}</td></tr>`).join('')}</tbody></table></section>`);

module.exports = { page, ordersPage, orderPage };
