const escape = (value) =>
  String(value ?? '').replace(/[&<>"']/g, (char) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' })[char]);

const STYLE = `
  :root { color-scheme: light; --ink: #2a1633; --soft: #6e5a78; --line: #e3d6ea; --page: #f8f3fa; --accent: #7a2b8f; --night: #2a1633; }
  * { box-sizing: border-box; } body { margin: 0; min-height: 100vh; background: var(--page); color: var(--ink); font: 15px/1.6 system-ui, "Segoe UI", sans-serif; } a { color: var(--accent); text-underline-offset: 3px; } :focus-visible { outline: 3px solid #f0b429; outline-offset: 2px; }
  header { background: var(--night); } header > div { max-width: 640px; margin: 0 auto; padding: 14px 20px; display: flex; gap: 8px 20px; flex-wrap: wrap; align-items: baseline; } header a { color: #e9dcf0; text-decoration: none; } .brand { font: 600 21px/1.2 Georgia, serif; color: #fff; margin-right: auto; }
  main { max-width: 640px; margin: 28px auto 60px; padding: 0 20px; } h1 { font: 600 27px/1.2 Georgia, serif; margin: 0 0 4px; } .lead { color: var(--soft); margin: 0; }
  .ticket { display: grid; grid-template-columns: 1fr auto; background: #fff; border: 1px solid var(--line); border-radius: 16px; overflow: hidden; box-shadow: 0 10px 28px rgb(42 22 51 / 9%); } .ticket > div { padding: 24px 26px; min-width: 0; } .stub { background: var(--accent); color: #fff; display: grid; align-content: center; text-align: center; border-left: 3px dashed #fff; } .stub strong { display: block; font: 600 30px/1.2 Georgia, serif; }
  dl { display: grid; grid-template-columns: repeat(auto-fit, minmax(170px, 1fr)); gap: 14px; margin: 20px 0 0; } dt { font-size: 12.5px; color: var(--soft); } dd { margin: 0; font-weight: 600; overflow-wrap: anywhere; } code { font: 14px ui-monospace, Menlo, monospace; } .card { background: #fff; border: 1px solid var(--line); border-radius: 16px; padding: 24px 26px; }
  @media (max-width: 460px) { .ticket { grid-template-columns: 1fr; } .stub { border-left: 0; border-top: 3px dashed #fff; } }
`;

function page(title, body) {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escape(title)} · Kite House</title><style>${STYLE}</style></head><body><header><div><a class="brand" href="/">Kite House</a><a href="/">Program</a><a href="/tickets/7304">Your ticket</a></div></header><main>${body}</main></body></html>`;
}

function ticketPage({ number, holder, email, seat, code }) {
  return page(`Ticket ${number}`, `<article class="ticket"><div><p class="lead">Monday 2 March, 19:30</p><h1>The Lighthouse Keepers</h1><dl><div><dt>Guest</dt><dd>${escape(holder)}</dd></div><div><dt>Email</dt><dd>${escape(email)}</dd></div><div><dt>Code at the door</dt><dd><code>${escape(code)}</code></dd></div></dl></div><div class="stub"><span>Seat<strong>${escape(seat)}</strong>No. ${escape(number)}</span></div></article>`);
}

function programPage() {
  return page('Program', `<section class="card"><p class="lead">Monday 2 March, 19:30</p><h1>The Lighthouse Keepers</h1><p>Two sisters, one lamp, and a winter without a ship. 95 minutes, no interval.</p><p>Show the code on your ticket at the door. Whoever shows it first gets the seat.</p></section>`);
}

function missingPage(words) {
  return page('Not found', `<section class="card"><h1>Not found</h1><p>${escape(words)}</p><p><a href="/tickets/7304">Back to your ticket</a></p></section>`);
}

module.exports = { ticketPage, programPage, missingPage };
