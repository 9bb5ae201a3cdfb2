// Text into HTML, always escaped. Nothing to fix in this file.
const escape = (value) =>
  String(value ?? '').replace(/[&<>"']/g, (character) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' })[character]);

const STYLE = `
  :root { color-scheme: light; --ink: #10253f; --soft: #4f6580; --blue: #14427a; --deep: #0d2f5c; --line: #9db4cf; --sheet: #fdfefe; --red: #b3261e; }
  * { box-sizing: border-box; }
  body { margin: 0; color: var(--ink); font: 15px/1.55 "Segoe UI", system-ui, sans-serif; background: #e8eef5; background-image: linear-gradient(#d9e3ef 1px, transparent 1px), linear-gradient(90deg, #d9e3ef 1px, transparent 1px); background-size: 24px 24px; }
  a { color: var(--blue); text-underline-offset: 3px; }
  header { background: var(--deep); color: #fff; background-image: linear-gradient(rgb(255 255 255 / 9%) 1px, transparent 1px), linear-gradient(90deg, rgb(255 255 255 / 9%) 1px, transparent 1px); background-size: 12px 12px; border-bottom: 3px solid var(--ink); }
  header > div { max-width: 940px; margin: 0 auto; padding: 16px 22px; display: flex; flex-wrap: wrap; gap: 8px 22px; align-items: center; }
  .brand { color: #fff; text-decoration: none; font: 700 16px/1.2 ui-monospace, "Cascadia Mono", Consolas, monospace; letter-spacing: .14em; text-transform: uppercase; display: flex; gap: 14px; align-items: center; }
  .brand i { width: 30px; height: 30px; border: 2px solid #fff; border-radius: 50%; background: linear-gradient(#fff, #fff) 50% 50% / 2px 100% no-repeat, linear-gradient(#fff, #fff) 50% 50% / 100% 2px no-repeat; }
  .who { margin-left: auto; text-align: right; font-size: 14px; line-height: 1.3; } .who small { display: block; color: #b9cbe4; } header button { background: transparent; border: 1px solid #b9cbe4; padding: 5px 12px; }
  main { max-width: 940px; margin: 26px auto 60px; padding: 0 22px; }
  h1 { font-size: 25px; letter-spacing: -0.01em; margin: 0 0 4px; line-height: 1.2; } h2 { font: 700 13px/1.3 ui-monospace, Consolas, monospace; letter-spacing: .12em; text-transform: uppercase; margin: 0 0 12px; color: var(--blue); } .sub { color: var(--soft); margin: 0 0 20px; }
  .block { background: var(--sheet); border: 2px solid var(--ink); margin-bottom: 20px; padding: 20px 22px; position: relative; } .block::after { content: ""; position: absolute; inset: 4px; border: 1px solid var(--line); pointer-events: none; }
  .stamp { display: grid; grid-template-columns: repeat(auto-fit, minmax(140px, 1fr)); border: 1px solid var(--ink); margin: 16px 0 0; } .stamp div { padding: 8px 12px; border-right: 1px solid var(--ink); margin-right: -1px; border-bottom: 1px solid var(--ink); margin-bottom: -1px; } .stamp dt { font: 11px/1.4 ui-monospace, Consolas, monospace; text-transform: uppercase; letter-spacing: .08em; color: var(--soft); } .stamp dd { margin: 0; font-weight: 600; }
  .tenders { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 270px), 1fr)); gap: 20px; } .tenders .block { margin: 0; }
  .sheets { list-style: none; margin: 0; padding: 0; } .sheets li { display: flex; flex-wrap: wrap; gap: 2px 16px; align-items: baseline; padding: 10px 0; border-bottom: 1px dashed var(--line); } .sheets li:last-child { border: 0; } .sheets b { font: 700 13px ui-monospace, Consolas, monospace; color: var(--red); min-width: 46px; } .sheets span { flex: 1 1 180px; } .sheets nav { display: flex; gap: 14px; position: relative; z-index: 1; }
  pre { font: 13.5px/1.6 ui-monospace, "Cascadia Mono", Consolas, monospace; white-space: pre-wrap; overflow-wrap: anywhere; margin: 0; background: #f1f5fa; border-left: 4px solid var(--blue); padding: 14px 16px; }
  button, .button { font: inherit; font-weight: 600; border: 0; border-radius: 0; padding: 9px 16px; background: var(--blue); color: #fff; cursor: pointer; }
  .block > *, .block form > * { position: relative; z-index: 1; } label { display: block; font-weight: 600; margin: 0 0 13px; } input { display: block; width: 100%; margin-top: 4px; font: inherit; padding: 9px 11px; border: 1px solid var(--ink); border-radius: 0; background: #fff; }
  :focus-visible { outline: 3px solid #f08a24; outline-offset: 2px; }
  .login { max-width: 410px; margin: 7vh auto; } .wrong { background: #fbe4e2; color: #86190f; padding: 10px 14px; border-left: 4px solid var(--red); }
`;

function page({ bidder }, title, body) {
  const bar = bidder
    ? `<div class="who">${escape(bidder.name)}<small>${escape(bidder.company)}</small></div><form method="post" action="/logout"><button>Sign out</button></form>`
    : '';
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escape(title)} · Fieldstone plan room</title><style>${STYLE}</style></head>
<body><header><div><a class="brand" href="/tenders"><i></i>Fieldstone plan room</a>${bar}</div></header><main>${body}</main></body></html>`;
}

function loginPage(fault) {
  const wrong = fault ? `<p class="wrong" role="alert">${escape(fault)}</p>` : '';
  return page({}, 'Sign in', `<section class="block login"><h1>Bidders only</h1><p class="sub">The drawings of every open tender, to read and to save.</p>${wrong}
<form method="post" action="/login"><label>E-mail<input name="email" type="email" autocomplete="username" required></label>
<label>Password<input name="password" type="password" autocomplete="current-password" required></label><button>Enter</button></form></section>`);
}

const stamp = (tender) => `<dl class="stamp"><div><dt>Client</dt><dd>${escape(tender.client)}</dd></div><div><dt>Bids until</dt><dd>${escape(tender.closes)}</dd></div></dl>`;

function tendersPage(req, tenders) {
  const cards = tenders.map((tender) => `<section class="block"><h2>${escape(tender.number)}</h2><h1><a href="/tenders/${encodeURIComponent(tender.id)}">${escape(tender.title)}</a></h1><p class="sub">${tender.documents} ${tender.documents === 1 ? 'document' : 'documents'}</p>${stamp(tender)}</section>`);
  return page(req, 'Tenders', `<h1>Open tenders</h1><p class="sub">Bids are submitted under seal and opened together, on the day after the deadline.</p><div class="tenders">${cards.join('')}</div>`);
}

const previewAddress = (file) => '/preview/' + file.split('/').map(encodeURIComponent).join('/');

function tenderPage(req, tender, documents, notes) {
  const rows = documents.map((document) => `<li><b>${escape(document.sheet)}</b><span>${escape(document.title)}</span><nav><a href="${previewAddress(document.file)}">Look</a><a href="/download?file=${encodeURIComponent(document.file)}">Save</a></nav></li>`);
  const own = notes === '' ? '<p class="sub">None yet.</p>' : `<pre>${escape(notes)}</pre><p><a href="/tenders/${encodeURIComponent(tender.id)}/notes.txt">Save my notes</a></p>`;
  return page(req, tender.title, `<section class="block"><h2>${escape(tender.number)}</h2><h1>${escape(tender.title)}</h1>${stamp(tender)}</section>
<section class="block"><h2>Documents</h2><ul class="sheets">${rows.join('')}</ul></section>
<section class="block"><h2>My notes</h2>${own}<form method="post" action="/tenders/${encodeURIComponent(tender.id)}/notes"><label>New note<input name="text" maxlength="300"></label><button>Add note</button></form></section>`);
}

function previewPage(req, name, text) {
  return page(req, name, `<p><a href="/tenders">← All tenders</a></p><section class="block"><h2>${escape(name.split('/').pop())}</h2><pre>${escape(text)}</pre></section>`);
}

module.exports = { page, loginPage, tendersPage, tenderPage, previewPage };
