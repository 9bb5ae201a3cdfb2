const escape = (value) =>
  String(value ?? '').replace(/[&<>"']/g, (char) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' })[char]);

const STYLE = `
  :root { color-scheme: light; --ink: #1f2430; --soft: #616a7d; --line: #dde1ea; --page: #f5f6fa; --accent: #4554b8; }
  * { box-sizing: border-box; } body { margin: 0; background: var(--page); color: var(--ink); font: 15px/1.6 system-ui, "Segoe UI", sans-serif; } a { color: var(--accent); text-underline-offset: 3px; }
  header { background: #23294a; } header > div { max-width: 860px; margin: 0 auto; padding: 13px 20px; display: flex; gap: 8px 18px; flex-wrap: wrap; align-items: center; } header a, header button { color: #dfe3f6; text-decoration: none; background: none; border: 0; padding: 0; font: inherit; cursor: pointer; } .brand { color: #fff; font-weight: 700; font-size: 17px; margin-right: auto; }
  main { max-width: 860px; margin: 26px auto 60px; padding: 0 20px; } h1 { font-size: 24px; letter-spacing: -0.02em; margin: 0 0 4px; } h2 { font-size: 17px; margin: 22px 0 8px; } .lead { color: var(--soft); margin: 0 0 18px; } .card { background: #fff; border: 1px solid var(--line); border-radius: 12px; padding: 18px 20px; margin-bottom: 14px; } .card.list { padding: 0; overflow-x: auto; } table { width: 100%; border-collapse: collapse; } td, th { text-align: left; padding: 8px 20px; border-bottom: 1px solid var(--line); } th { font-size: 12.5px; color: var(--soft); } tr:last-child > td { border-bottom: 0; } td { font-variant-numeric: tabular-nums; }
  label { display: block; font-weight: 600; margin-bottom: 12px; } input { display: block; width: 100%; margin-top: 5px; font: inherit; font-weight: 400; padding: 9px 12px; border: 1px solid #b3bacd; border-radius: 9px; } main button { font: inherit; font-weight: 600; border: 0; border-radius: 9px; padding: 9px 18px; background: var(--accent); color: #fff; cursor: pointer; } :focus-visible { outline: 3px solid #e8a33a; outline-offset: 2px; } .login { max-width: 380px; margin: 7vh auto; } .wrong { background: #fdeae4; color: #8b3013; border-radius: 9px; padding: 9px 13px; }
  @media (max-width: 520px) { th, td { padding: 8px 10px; } }
`;

function page({ customer }, title, body) {
  const who = customer ? `<form method="post" action="/logout"><button>Sign out ${escape(customer.name)}</button></form>` : '<a href="/login">Sign in</a>';
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escape(title)} · Bellwether Parcels</title><style>${STYLE}</style></head><body><header><div><a class="brand" href="/">Bellwether Parcels</a><a href="/log">Log</a>${who}</div></header><main>${body}</main></body></html>`;
}

const loginPage = (req, fault) => page(req, 'Sign in', `<section class="card login"><h1>Sign in</h1>${fault ? `<p class="wrong" role="alert">${escape(fault)}</p>` : '<p class="lead">For business customers.</p>'}<form method="post" action="/login"><label>E-mail<input name="email" type="email" autocomplete="username"></label><label>Password<input name="password" type="password" autocomplete="current-password"></label><button>Sign in</button></form></section>`);

const accountPage = (req) => page(req, 'Account', `<section class="card"><h1>${escape(req.customer.name)}</h1><p class="lead">Refunds are paid to</p><p><strong>${escape(req.customer.iban)}</strong></p></section>`);

const at = (time) => new Date(time).toISOString().slice(0, 19).replace('T', ' ');
const table = (head, rows, none) => `<section class="card list"><table><thead><tr>${head.map((name) => `<th>${name}</th>`).join('')}</tr></thead><tbody>${rows.map((row) => `<tr>${row.map((cell) => `<td>${escape(cell)}</td>`).join('')}</tr>`).join('') || `<tr><td colspan="${head.length}">${none}</td></tr>`}</tbody></table></section>`;

const logPage = (req, events, alerts, rules) => page(req, 'Log', `<h1>Log</h1><p class="lead">What the program noted, and when it called somebody.</p><h2>Alerts</h2>${table(['Time', 'Rule', 'For', 'Blocked address'], alerts.map(({ time, rule, subject, address }) => [at(time), rule, subject, address]), 'No alerts.')}<h2>Rules</h2>${table(['Rule', 'Event', 'Per', 'Counts', 'At least', 'Minutes'], rules.map((rule) => [rule.name, rule.event, rule.per, rule.distinct ?? 'events', rule.atLeast, rule.minutes]), 'No rules.')}<h2>Events</h2>${table(['Time', 'Event', 'Account', 'Address'], events.map(({ time, kind, account, address }) => [at(time), kind, account, address]), 'No events.')}`);

module.exports = { page, loginPage, accountPage, logPage };
