const escape = (value) =>
  String(value ?? '').replace(/[&<>"']/g, (char) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' })[char]);
const money = (cents) => `€ ${(cents / 100).toFixed(2)}`;

const STYLE = `
  :root { color-scheme: light; --ink: #23211f; --soft: #6b655f; --line: #e5dfd8; --page: #f6f3ef; --accent: #c2410c; --deep: #3b2f2a; }
  * { box-sizing: border-box; } body { margin: 0; background: var(--page); color: var(--ink); font: 15px/1.55 system-ui, "Segoe UI", sans-serif; } a { color: var(--accent); text-underline-offset: 3px; }
  header.bar { background: var(--deep); } header.bar > div { max-width: 860px; margin: 0 auto; padding: 12px 20px; display: flex; align-items: center; gap: 10px 20px; flex-wrap: wrap; } header.bar a { color: #f2e4d8; text-decoration: none; } .brand { color: #fff !important; font-weight: 700; font-size: 17px; display: flex; gap: 9px; align-items: center; } .brand i { width: 0; height: 0; border: 11px solid transparent; border-bottom: 20px solid #f59e5b; border-top: 0; } .who { margin-left: auto; color: #d8c7ba; font-size: 14px; }
  main { max-width: 860px; margin: 26px auto 60px; padding: 0 20px; } h1 { font-size: 24px; letter-spacing: -0.02em; margin: 0 0 4px; } .lead { color: var(--soft); margin: 0 0 18px; }
  .card { background: #fff; border: 1px solid var(--line); border-radius: 12px; padding: 18px 20px; margin-bottom: 16px; } .card.list { padding: 0; overflow-x: auto; } table { width: 100%; border-collapse: collapse; } th, td { text-align: left; padding: 11px 20px; border-bottom: 1px solid var(--line); } th { font-size: 12.5px; color: var(--soft); } tr:last-child > td { border-bottom: 0; } .num { text-align: right; white-space: nowrap; font-variant-numeric: tabular-nums; }
  .pill { border-radius: 99px; padding: 2px 10px; font-size: 12.5px; font-weight: 600; background: #fdebd9; color: #8a3408; } .pill.paid { background: #def0df; color: #22602c; }
  label { display: block; font-weight: 600; margin: 0 0 12px; } input { display: block; width: 100%; margin-top: 5px; font: inherit; font-weight: 400; padding: 9px 12px; border: 1px solid #c4b9ae; border-radius: 8px; background: #fff; } .row { display: flex; gap: 14px; align-items: end; flex-wrap: wrap; } .row label { flex: 1 1 150px; margin: 0; }
  button { font: inherit; font-weight: 600; border: 0; border-radius: 8px; padding: 8px 15px; background: var(--accent); color: #fff; cursor: pointer; } .bare { background: none; color: #f2e4d8; padding: 0; font-weight: 400; } :focus-visible { outline: 3px solid #f59e5b; outline-offset: 2px; }
  .login { max-width: 380px; margin: 8vh auto; } .wrong { background: #fde7e1; color: #8a2510; border-radius: 8px; padding: 9px 13px; }
  @media (max-width: 520px) { th, td { padding: 9px 10px; } }
`;

function page({ user }, title, body) {
  const bar = user ? `<a href="/refunds">Refunds</a>${user.role === 'manager' ? '<a href="/payroll">Payroll</a>' : ''}<span class="who">${escape(user.name)}, ${escape(user.role)}</span><form method="post" action="/logout"><button class="bare">Sign out</button></form>` : '';
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escape(title)} · Kestrel Climbing</title><style>${STYLE}</style></head><body><header class="bar"><div><a class="brand" href="/refunds"><i></i>Kestrel staff desk</a>${bar}</div></header><main>${body}</main></body></html>`;
}

function loginPage(fault) {
  return page({}, 'Sign in', `<section class="card login"><h1>Staff desk</h1>${fault ? `<p class="wrong" role="alert">${escape(fault)}</p>` : '<p class="lead">For people who work at Kestrel.</p>'}<form method="post" action="/login"><label>E-mail<input name="email" type="email" autocomplete="username"></label><label>Password<input name="password" type="password" autocomplete="current-password"></label><button>Sign in</button></form></section>`);
}

function refundsPage(req, refunds) {
  const act = (refund) => (req.user.role === 'manager' && refund.status === 'open' ? `<form method="post" action="/refunds/${refund.id}/approve"><button>Approve</button></form>` : '');
  const rows = refunds.map((refund) => `<tr><td>${refund.id}</td><td>${escape(refund.member)}</td><td>${escape(refund.asked_by_name)}</td><td><span class="pill ${escape(refund.status)}">${escape(refund.status)}</span></td><td class="num">${money(refund.cents)}</td><td>${act(refund)}</td></tr>`);
  return page(req, 'Refunds', `<h1>Refunds</h1><p class="lead">Requested at the desk, approved by a manager, paid within the hour.</p><section class="card list"><table><thead><tr><th>No.</th><th>Member</th><th>Requested by</th><th>Status</th><th class="num">Amount</th><th></th></tr></thead><tbody>${rows.join('')}</tbody></table></section>
<section class="card"><form class="row" method="post" action="/refunds"><label>Member<input name="member"></label><label>Amount in euros<input name="amount" inputmode="decimal"></label><button>Request a refund</button></form></section>`);
}

function payrollPage(req, slips) {
  const rows = slips.map((slip) => `<tr><td>${escape(slip.name)}</td><td>${escape(slip.month)}</td><td>${escape(slip.iban)}</td><td class="num">${money(slip.cents)}</td></tr>`);
  return page(req, 'Payroll', `<h1>Payroll</h1><p class="lead"><a href="/payroll/export.csv">Export for the accountant</a></p><section class="card list"><table><thead><tr><th>Name</th><th>Month</th><th>Account</th><th class="num">Net pay</th></tr></thead><tbody>${rows.join('')}</tbody></table></section>`);
}

const payrollCsv = (slips) => ['name,month,iban,net', ...slips.map((slip) => [slip.name, slip.month, slip.iban, (slip.cents / 100).toFixed(2)].join(','))].join('\n');

module.exports = { page, loginPage, refundsPage, payrollPage, payrollCsv };
