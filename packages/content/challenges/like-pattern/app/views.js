const escape = (value) =>
  String(value ?? '').replace(/[&<>"']/g, (char) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' })[char]);

const STYLE = `
  :root { color-scheme: light; --ink: #10333a; --soft: #54747a; --line: #cfe3e4; --page: #eaf5f4; --accent: #0a7f86; --gold: #b98a1c; }
  * { box-sizing: border-box; } body { margin: 0; min-height: 100vh; background: linear-gradient(#d7efee, var(--page) 320px); color: var(--ink); font: 15px/1.6 system-ui, "Segoe UI", sans-serif; } a { color: var(--accent); text-underline-offset: 3px; }
  header { max-width: 620px; margin: 0 auto; padding: 26px 20px 0; display: flex; gap: 8px 20px; flex-wrap: wrap; align-items: baseline; } .brand { font: 600 22px/1.2 Georgia, serif; color: var(--ink); text-decoration: none; margin-right: auto; }
  main { max-width: 620px; margin: 22px auto 60px; padding: 0 20px; } h1 { font: 600 25px/1.25 Georgia, serif; margin: 0 0 6px; } .lead { color: var(--soft); margin: 0 0 18px; }
  .card { background: #fff; border: 1px solid var(--line); border-radius: 18px; padding: 26px; margin-bottom: 16px; box-shadow: 0 8px 24px rgb(16 51 58 / 7%); }
  label { font-weight: 600; } input { display: block; width: 100%; margin: 6px 0 14px; font: 600 19px/1.4 ui-monospace, Menlo, monospace; letter-spacing: .08em; padding: 11px 14px; border: 1px solid #9bbfc1; border-radius: 12px; } button { font: inherit; font-weight: 600; border: 0; border-radius: 12px; padding: 11px 22px; background: var(--accent); color: #fff; cursor: pointer; } :focus-visible { outline: 3px solid #f0b429; outline-offset: 2px; }
  .wrong { background: #fdeee6; color: #8a3b12; border-radius: 12px; padding: 10px 14px; margin: 0 0 16px; }
  .voucher { border: 2px dashed var(--accent); } .voucher.gold { border-color: var(--gold); background: #fffbef; } .worth { font: 600 34px/1.2 Georgia, serif; margin: 8px 0; } .note { border-left: 3px solid var(--line); padding-left: 14px; overflow-wrap: anywhere; } dl { display: grid; grid-template-columns: repeat(auto-fit, minmax(140px, 1fr)); gap: 12px; margin: 16px 0 0; } dt { font-size: 12.5px; color: var(--soft); } dd { margin: 0; font-weight: 600; } code { font: 14px ui-monospace, Menlo, monospace; background: #e5f2f2; padding: 1px 6px; border-radius: 6px; }
`;

function page(title, body) {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escape(title)} · Marigold Baths</title><style>${STYLE}</style></head><body><header><a class="brand" href="/">Marigold Baths</a><a href="/">Check a voucher</a><a href="/rules">About vouchers</a></header><main>${body}</main></body></html>`;
}

function checkPage(code, fault) {
  return page('Check a voucher', `<section class="card"><h1>What is your voucher worth?</h1><p class="lead">Type the code from the back of the card.</p>${fault ? `<p class="wrong" role="alert">${escape(fault)}</p>` : ''}<form method="post" action="/check"><label>Code<input name="code" value="${escape(code)}" placeholder="BATH-····-2026" autocomplete="off" spellcheck="false"></label><button>Check</button></form></section>`);
}

function voucherPage(voucher) {
  return page('Voucher', `<section class="card voucher${voucher.code.startsWith('GOLD') ? ' gold' : ''}"><p class="lead">Valid voucher</p><p class="worth">${escape(voucher.worth)}</p><p class="note">${escape(voucher.message)}</p><dl><div><dt>From</dt><dd>${escape(voucher.giver)}</dd></div><div><dt>For</dt><dd>${escape(voucher.holder)}</dd></div><div><dt>Until</dt><dd>${escape(voucher.until)}</dd></div></dl></section><p><a href="/">Check another one</a></p>`);
}

function rulesPage() {
  return page('About vouchers', `<section class="card"><h1>About vouchers</h1><p>A code is a word, four characters and a year: <code>BATH-····-2025</code>. The four characters are drawn at random from more than a million combinations, and only the holder knows them. Anyone who has the code may come and swim.</p><p><strong>BATH</strong> vouchers are sold at the counter. <strong>GOLD</strong> is the prize of our New Year draw: one card each year, a whole year of bathing for two, with a greeting from the house.</p></section>`);
}

module.exports = { page, checkPage, voucherPage, rulesPage };
