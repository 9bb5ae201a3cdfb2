const escape = (value) =>
  String(value ?? '').replace(/[&<>"']/g, (character) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' })[character]);

const STYLE = `
  :root { color-scheme: light; --ink: #1b1f2a; --soft: #5c6474; --line: #dde1ea; --page: #f5f6fa; --accent: #5b3cc4; --code: #10131c; }
  * { box-sizing: border-box; }
  body { margin: 0; background: var(--page); color: var(--ink); font: 15px/1.55 system-ui, "Segoe UI", sans-serif; }
  a { color: var(--accent); text-underline-offset: 3px; } code { font: 13px/1.5 ui-monospace, "Cascadia Mono", Menlo, monospace; background: #eceaf7; padding: 1px 5px; border-radius: 5px; overflow-wrap: anywhere; }
  header.bar { background: #fff; border-bottom: 1px solid var(--line); } header.bar > div { max-width: 940px; margin: 0 auto; padding: 12px 20px; display: flex; gap: 8px 18px; align-items: center; flex-wrap: wrap; font-size: 14px; }
  header.bar a { text-decoration: none; } .brand { font-weight: 700; font-size: 16px; color: var(--ink); display: flex; gap: 9px; align-items: center; margin-right: auto; } .brand b { background: var(--accent); color: #fff; border-radius: 7px; padding: 3px 8px; font: 700 12px/1.5 ui-monospace, Menlo, monospace; }
  main { max-width: 940px; margin: 26px auto 60px; padding: 0 20px; }
  h1 { font-size: 25px; line-height: 1.2; letter-spacing: -0.02em; margin: 0 0 6px; } h2 { font-size: 16px; margin: 0 0 6px; } .lead { color: var(--soft); margin: 0 0 18px; }
  .card { background: #fff; border: 1px solid var(--line); border-radius: 12px; padding: 18px 20px; margin-bottom: 16px; } .card > :last-child { margin-bottom: 0; } .card.list { padding: 2px 0; overflow-x: auto; }
  .grid { display: grid; grid-template-columns: repeat(auto-fill, minmax(200px, 1fr)); gap: 14px; } .grid a { display: block; text-decoration: none; color: inherit; margin: 0; } .grid a:hover { border-color: var(--accent); } .grid p { margin: 0; color: var(--soft); font-size: 14px; } .grid h2 { color: var(--accent); }
  .two { display: grid; grid-template-columns: repeat(auto-fit, minmax(230px, 1fr)); gap: 0 16px; }
  .box { background: var(--code); color: #e3e7f2; border-radius: 12px; margin: 0 0 16px; overflow: hidden; } .box figcaption { padding: 7px 16px; font-size: 12px; color: #9aa3bb; border-bottom: 1px solid #262b3a; } .box pre { margin: 0; padding: 13px 16px; font: 13px/1.6 ui-monospace, "Cascadia Mono", Menlo, monospace; white-space: pre-wrap; overflow-wrap: anywhere; } .box b { color: #b9a5ff; font-weight: 600; }
  table { width: 100%; border-collapse: collapse; } th, td { text-align: left; padding: 10px 20px; border-bottom: 1px solid var(--line); vertical-align: top; overflow-wrap: anywhere; } tr:last-child > * { border-bottom: 0; } .plain th, .plain td { padding: 5px 10px 5px 0; font-weight: 400; } .plain th { color: var(--soft); width: 1%; white-space: nowrap; }
  .act { white-space: nowrap; text-align: right; } .act form { display: inline; }
  label { display: block; font-weight: 600; margin: 0 0 12px; } .tick { display: flex; gap: 8px; align-items: baseline; font-weight: 400; } input, select { display: block; width: 100%; margin-top: 5px; font: inherit; font-weight: 400; padding: 8px 11px; border: 1px solid #b6bccb; border-radius: 8px; background: #fff; } .tick input { width: auto; margin: 0; } fieldset { border: 1px solid var(--line); border-radius: 10px; padding: 12px 16px; margin: 0 0 14px; } legend { font-weight: 600; padding: 0 6px; }
  button, .button { font: inherit; font-weight: 600; border: 0; border-radius: 8px; padding: 7px 14px; background: var(--accent); color: #fff; cursor: pointer; text-decoration: none; display: inline-block; margin-left: 4px; } form > button { margin-left: 0; }
  :focus-visible { outline: 3px solid #f0a63a; outline-offset: 2px; }
  @media (max-width: 520px) { th, td { padding: 9px 14px; } .act { white-space: normal; } .act .button, .act button { margin: 0 0 6px; } }
`;

const BENCHES = [
  ['/echo?colour=green&colour=blue', 'Echo', 'Your request, as it arrived'],
  ['/forms', 'Forms', 'GET, POST and JSON bodies'],
  ['/redirects', 'Redirects', 'Five codes and what they change'],
  ['/cookies', 'Cookies', 'Set them, read them, clear them'],
  ['/caching', 'Caching', 'Who keeps what, ETag, Vary'],
  ['/types', 'Content types', 'One text under six types'],
  ['/status', 'Status codes', 'Sixteen answers to try'],
  ['/cors', 'CORS', 'Who may read across sites'],
  ['/basic', 'Basic', 'A password in each request'],
  ['/api/notes', 'Small API', 'GET, POST, PUT, DELETE'],
];

function page(title, body) {
  const links = BENCHES.slice(0, 8).map(([href, name]) => `<a href="${escape(href)}">${name}</a>`).join('');
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escape(title)} · HTTP bench</title><style>${STYLE}</style></head>
<body><header class="bar"><div><a class="brand" href="/"><b>HTTP</b>bench</a>${links}</div></header><main>${body}</main></body></html>`;
}

function home() {
  const cards = BENCHES.map(([href, name, words]) => `<a class="card" href="${escape(href)}"><h2>${name}</h2><p>${words}</p></a>`).join('');
  return page('Start', `<h1>A place to take HTTP apart</h1><p class="lead">Click something here, then look at the tab Requests. Everything can be edited and sent again.</p><div class="grid">${cards}</div>`);
}

const box = (title, text) => `<figure class="box"><figcaption>${escape(title)}</figcaption><pre>${escape(text)}</pre></figure>`;

function requestText(req) {
  const headers = Object.entries(req.headers).map(([name, value]) => `${name}: ${value}`);
  return [`${req.method} ${req.originalUrl} HTTP/1.1`, 'host: app.test', ...headers, '', req.rawBody ?? ''].join('\n').trimEnd();
}

function pairs(map) {
  const rows = Object.entries(map).map(([name, value]) => `<tr><th>${escape(name)}</th><td><code>${escape(typeof value === 'string' ? value : JSON.stringify(value))}</code></td></tr>`);
  return rows.length === 0 ? '<p class="lead">None.</p>' : `<table class="plain"><tbody>${rows.join('')}</tbody></table>`;
}

module.exports = { escape, page, home, box, requestText, pairs };
