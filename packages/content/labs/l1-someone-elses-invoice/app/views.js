// Text into HTML, always escaped. Nothing to fix in this file.
const escape = (value) =>
  String(value ?? '').replace(/[&<>"']/g, (character) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' })[character]);

const money = (cents) => '€ ' + ((cents ?? 0) / 100).toFixed(2).replace(/\B(?=(\d{3})+(?!\d))/g, ',');

const STYLE = `
  :root { color-scheme: light; --ink: #14282b; --soft: #5b7074; --line: #dde6e6; --paper: #fff; --page: #f3f7f6; --accent: #0b6e69; --accent-soft: #e2f2f0; }
  * { box-sizing: border-box; }
  body { margin: 0; background: var(--page); color: var(--ink); font: 15px/1.55 system-ui, "Segoe UI", sans-serif; }
  a { color: var(--accent); text-underline-offset: 3px; }
  header.bar { background: var(--paper); border-bottom: 1px solid var(--line); }
  header.bar > div { max-width: 880px; margin: 0 auto; padding: 14px 24px; display: flex; align-items: center; gap: 20px; }
  .brand { font-weight: 700; font-size: 17px; letter-spacing: -0.01em; text-decoration: none; color: var(--ink); display: flex; align-items: center; gap: 10px; }
  .brand i { width: 24px; height: 24px; border-radius: 7px; background: linear-gradient(135deg, #0b6e69 50%, #f2b544 50%); }
  .who { margin-left: auto; text-align: right; line-height: 1.25; } .who small { color: var(--soft); display: block; }
  main { max-width: 880px; margin: 28px auto 60px; padding: 0 24px; }
  h1 { font-size: 25px; letter-spacing: -0.02em; margin: 0 0 4px; } .lead { color: var(--soft); margin: 0 0 22px; }
  .card { background: var(--paper); border: 1px solid var(--line); border-radius: 12px; padding: 22px 24px; margin-bottom: 18px; box-shadow: 0 1px 2px rgb(20 40 43 / 4%); }
  .card.list { padding: 6px 0; overflow-x: auto; } .empty { text-align: center; padding: 48px 24px; }
  table { width: 100%; border-collapse: collapse; } th { text-align: left; font-size: 12px; letter-spacing: .04em; text-transform: uppercase; color: var(--soft); font-weight: 600; }
  th, td { padding: 11px 24px; border-bottom: 1px solid var(--line); } tr:last-child > td { border-bottom: 0; } .num { text-align: right; font-variant-numeric: tabular-nums; }
  .total td { font-weight: 700; border-top: 2px solid var(--ink); }
  .pill { display: inline-block; padding: 2px 10px; border-radius: 99px; font-size: 12.5px; font-weight: 600; background: #e8eef0; color: #43565a; }
  .pill.paid { background: #def3e4; color: #1c6636; } .pill.overdue { background: #fde6e1; color: #9a2f17; } .pill.sent { background: var(--accent-soft); color: #0a5652; }
  .facts { display: grid; grid-template-columns: repeat(auto-fit, minmax(150px, 1fr)); gap: 16px; margin: 18px 0 0; } .facts dt { font-size: 12px; color: var(--soft); } .facts dd { margin: 0; font-weight: 600; overflow-wrap: anywhere; }
  button, .button { font: inherit; font-weight: 600; border: 0; border-radius: 8px; padding: 9px 16px; background: var(--accent); color: #fff; cursor: pointer; text-decoration: none; display: inline-block; }
  .quiet { background: transparent; color: var(--accent); padding: 4px 0; } .row { display: flex; gap: 14px; align-items: center; flex-wrap: wrap; }
  label { display: block; font-weight: 600; margin: 0 0 14px; } input, textarea { display: block; width: 100%; margin-top: 5px; font: inherit; padding: 9px 12px; border: 1px solid #b9c8c9; border-radius: 8px; background: #fff; }
  :focus-visible { outline: 3px solid #f2b544; outline-offset: 2px; }
  .login { max-width: 400px; margin: 9vh auto; } .wrong { background: #fde6e1; color: #842510; border-radius: 8px; padding: 10px 14px; margin-bottom: 16px; }
`;

function page({ user }, title, body) {
  const who = user
    ? `<div class="who">${escape(user.name)}<small>${escape(user.business)}</small></div><form method="post" action="/logout"><button class="quiet">Sign out</button></form>`
    : '';
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escape(title)} · Ledgerline</title><style>${STYLE}</style></head>
<body><header class="bar"><div><a class="brand" href="/invoices"><i></i>Ledgerline</a>${who}</div></header><main>${body}</main></body></html>`;
}

function loginPage(fault) {
  const wrong = fault ? `<p class="wrong" role="alert">${escape(fault)}</p>` : '';
  return page({}, 'Sign in', `<div class="card login"><h1>Sign in</h1><p class="lead">Your books, and only yours.</p>${wrong}
<form method="post" action="/login"><label>E-mail<input name="email" type="email" autocomplete="username" required></label>
<label>Password<input name="password" type="password" autocomplete="current-password" required></label><button>Sign in</button></form></div>`);
}

const pill = (status) => `<span class="pill ${escape(status)}">${escape(status)}</span>`;

function invoiceList(req, invoices, clients) {
  const rows = invoices.map((invoice) => `<tr><td><a href="/invoices/${invoice.id}">${escape(invoice.number)}</a></td><td>${escape(invoice.client_name)}</td><td>${escape(invoice.due)}</td><td>${pill(invoice.status)}</td><td class="num">${money(invoice.cents)}</td></tr>`);
  const exports = clients.map((client) => `<a href="/export.csv?client=${client.id}">${escape(client.name)}</a>`);
  return page(req, 'Invoices', `<h1>Invoices</h1><p class="lead">${invoices.length} on your books</p>
<div class="card list"><table><thead><tr><th>Number</th><th>Client</th><th>Due</th><th>Status</th><th class="num">Amount</th></tr></thead><tbody>${rows.join('')}</tbody></table></div>
<div class="card"><div class="row"><strong>Export as CSV</strong>${exports.join('')}</div></div>`);
}

function invoicePage(req, invoice) {
  const lines = invoice.lines.map((line) => `<tr><td>${escape(line.text)}</td><td class="num">${money(line.cents)}</td></tr>`);
  return page(req, invoice.number, `<p><a href="/invoices">← All invoices</a></p>
<div class="card"><div class="row"><h1>${escape(invoice.number)}</h1>${pill(invoice.status)}</div><p class="lead">${escape(invoice.business)} to ${escape(invoice.client_name)}</p>
<dl class="facts"><div><dt>Issued</dt><dd>${escape(invoice.issued)}</dd></div><div><dt>Due</dt><dd>${escape(invoice.due)}</dd></div><div><dt>Payment reference</dt><dd>${escape(invoice.payment_ref)}</dd></div><div><dt>Sent to</dt><dd>${escape(invoice.client_email)}</dd></div></dl></div>
<div class="card list"><table><tbody>${lines.join('')}<tr class="total"><td>Total</td><td class="num">${money(invoice.cents)}</td></tr></tbody></table></div>
<div class="card"><form method="post" action="/invoices/${invoice.id}/note"><label>Note to yourself<textarea name="note" rows="3">${escape(invoice.note)}</textarea></label>
<div class="row"><button>Save note</button><a href="/invoices/${invoice.id}/pdf">Print as PDF</a></div></form></div>`);
}

// A real PDF would only blur what this lab is about: its text, under its content type.
function invoicePdf(invoice) {
  const lines = invoice.lines.map((line) => `${line.text}  ${money(line.cents)}`);
  return ['%PDF-1.4 (text only)', invoice.business, `Invoice ${invoice.number} to ${invoice.client_name} <${invoice.client_email}>`, ...lines, `Total ${money(invoice.cents)}`, `Pay with reference ${invoice.payment_ref}`, '%%EOF'].join('\n');
}

function toCsv(client, invoices) {
  const rows = invoices.map((invoice) => [invoice.number, client.name, client.email, invoice.due, invoice.status, ((invoice.cents ?? 0) / 100).toFixed(2), invoice.payment_ref]);
  return [['number', 'client', 'email', 'due', 'status', 'amount', 'reference'], ...rows].map((row) => row.map((cell) => `"${String(cell).replaceAll('"', '""')}"`).join(',')).join('\n');
}

module.exports = { page, loginPage, invoiceList, invoicePage, invoicePdf, toCsv };
