const escape = (value) =>
  String(value ?? '').replace(/[&<>"']/g, (char) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' })[char]);

const STYLE = `
  :root { color-scheme: light; --ink: #1d2b24; --soft: #5c6f65; --line: #d5e2d9; --page: #f2f7f3; --accent: #1f6f4a; --deep: #16392a; }
  * { box-sizing: border-box; } body { margin: 0; background: var(--page); color: var(--ink); font: 15px/1.6 system-ui, "Segoe UI", sans-serif; } a { color: var(--accent); text-underline-offset: 3px; }
  header { background: var(--deep); } header > div { max-width: 820px; margin: 0 auto; padding: 13px 20px; display: flex; gap: 8px 18px; flex-wrap: wrap; align-items: center; } header a, header button { color: #d9ece1; text-decoration: none; background: none; border: 0; padding: 0; font: inherit; cursor: pointer; } .brand { color: #fff; font-weight: 700; font-size: 17px; margin-right: auto; } .cold { background: #1c3558; }
  main { max-width: 820px; margin: 26px auto 60px; padding: 0 20px; } h1 { font-size: 25px; letter-spacing: -0.02em; margin: 0 0 4px; } .lead { color: var(--soft); margin: 0 0 18px; } .card { background: #fff; border: 1px solid var(--line); border-radius: 13px; padding: 18px 20px; margin-bottom: 13px; } .card.list { padding: 0; overflow-x: auto; } table { width: 100%; border-collapse: collapse; } td, th { text-align: left; padding: 10px 20px; border-bottom: 1px solid var(--line); } th { font-size: 12.5px; color: var(--soft); } tr:last-child > td { border-bottom: 0; }
  label { display: block; font-weight: 600; margin-bottom: 12px; } input { display: block; width: 100%; margin-top: 5px; font: inherit; font-weight: 400; padding: 9px 12px; border: 1px solid #a9c2b3; border-radius: 9px; } main button, .button { display: inline-block; font: inherit; font-weight: 600; border: 0; border-radius: 9px; padding: 9px 18px; background: var(--accent); color: #fff; cursor: pointer; text-decoration: none; } .cold-card button { background: #27548f; } .cold-card button.bare { background: none; color: #27548f; } :focus-visible { outline: 3px solid #e8a33a; outline-offset: 2px; } .login { max-width: 400px; margin: 7vh auto; } .wrong { background: #fdeae4; color: #8b3013; border-radius: 9px; padding: 9px 13px; } .notice { background: #dff1e6; border-radius: 9px; padding: 9px 13px; }
  @media (max-width: 520px) { th, td { padding: 9px 10px; } }
`;

const html = (title, bar, body) =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escape(title)}</title><style>${STYLE}</style></head><body>${bar}<main>${body}</main></body></html>`;

function page({ person }, title, body) {
  const links = person ? `<a href="/receipts">Receipts</a><a href="/files">Drive</a><form method="post" action="/logout"><button>Sign out ${escape(person.name)}</button></form>` : '';
  return html(`${title} · Ledgerleaf`, `<header><div><a class="brand" href="/receipts">Ledgerleaf</a>${links}</div></header>`, body);
}

const wrong = (fault) => (fault ? `<p class="wrong" role="alert">${escape(fault)}</p>` : '');
const notice = (text) => (text ? `<p class="notice" role="status">${escape(text)}</p>` : '');
const credentials = '<label>E-mail<input name="email" type="email" autocomplete="username"></label><label>Password<input name="password" type="password" autocomplete="current-password"></label>';

const loginPage = (req, fault) => page(req, 'Sign in', `<section class="card login"><h1>Sign in</h1>${fault ? wrong(fault) : '<p class="lead">Bookkeeping for small workshops.</p>'}<form method="post" action="/login">${credentials}<button>Sign in</button></form></section>`);

function consentPage(request, fault) {
  const fields = Object.entries(request).map(([name, value]) => `<input type="hidden" name="${escape(name)}" value="${escape(value)}">`).join('');
  return html('Coldstore', '<header class="cold"><div><span class="brand">Coldstore</span></div></header>', `<section class="card login cold-card"><h1>Allow Ledgerleaf?</h1><p class="lead">Ledgerleaf wants to read and write the files in your drive. Sign in to Coldstore to decide.</p>${wrong(fault)}<form method="post" action="/coldstore/authorize">${fields}${credentials}<button>Allow</button> <button class="bare" name="deny" value="yes">Deny</button></form></section>`);
}

const list = (head, rows) => `<section class="card list"><table><thead><tr>${head.map((name) => `<th>${name}</th>`).join('')}</tr></thead><tbody>${rows.map((row) => `<tr>${row.map((cell) => `<td>${escape(cell)}</td>`).join('')}</tr>`).join('')}</tbody></table></section>`;

const receiptsPage = (req, said, receipts) => page(req, 'Receipts', `<h1>Receipts</h1><p class="lead">Connect a drive, and every receipt is copied there.</p>${notice(said)}${list(['No.', 'What for'], receipts.map(({ id, text }) => [id, text]))}<p><a class="button" href="/connect?next=/receipts">Connect a drive</a></p>`);

const filesPage = (req, said, files) => page(req, 'Drive', `<h1>Drive</h1>${notice(said)}${files ? `<p class="lead">The files in the drive that you connected.</p>${list(['File', 'Text'], files.map(({ name, text }) => [name, text]))}` : '<p class="lead">No drive is connected.</p>'}<p><a class="button" href="/connect">Connect ${files ? 'another' : 'a'} drive</a></p>`);

module.exports = { page, loginPage, consentPage, receiptsPage, filesPage };
