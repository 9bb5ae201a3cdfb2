const escape = (value) =>
  String(value ?? '').replace(/[&<>"']/g, (char) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' })[char]);

const STYLE = `
  :root { color-scheme: light; --ink: #2c231d; --soft: #74665b; --line: #e8ddd2; --page: #faf6f1; --accent: #a3542a; }
  * { box-sizing: border-box; } body { margin: 0; background: var(--page); color: var(--ink); font: 15px/1.6 system-ui, "Segoe UI", sans-serif; } a { color: var(--accent); text-underline-offset: 3px; }
  header { background: #fff; border-bottom: 1px solid var(--line); } header > div { max-width: 780px; margin: 0 auto; padding: 13px 20px; display: flex; gap: 8px 18px; flex-wrap: wrap; align-items: center; } .brand { font-weight: 700; font-size: 17px; color: var(--ink); text-decoration: none; margin-right: auto; }
  main { max-width: 780px; margin: 26px auto 60px; padding: 0 20px; } h1 { font-size: 24px; letter-spacing: -0.02em; margin: 0 0 4px; } .lead { color: var(--soft); margin: 0 0 18px; } .card { background: #fff; border: 1px solid var(--line); border-radius: 12px; padding: 18px 20px; margin-bottom: 14px; }
  pre, code, .code { font: 13.5px/1.6 ui-monospace, Menlo, monospace; overflow-wrap: anywhere; } pre { background: #2c231d; color: #f3e6da; border-radius: 11px; padding: 14px 18px; white-space: pre-wrap; } dl { display: grid; grid-template-columns: minmax(120px, auto) 1fr; gap: 8px 18px; margin: 0; } dt { color: var(--soft); } dd { margin: 0; overflow-wrap: anywhere; }
  .row { display: flex; gap: 10px; flex-wrap: wrap; } label { display: block; font-weight: 600; margin-bottom: 12px; } input { display: block; width: 100%; margin-top: 5px; font: 14px ui-monospace, Menlo, monospace; padding: 9px 12px; border: 1px solid #cdbbaa; border-radius: 9px; } button { font: inherit; font-weight: 600; border: 0; border-radius: 9px; padding: 9px 18px; background: var(--accent); color: #fff; cursor: pointer; } :focus-visible { outline: 3px solid #e0a63f; outline-offset: 2px; }
`;

const page = (title, body) =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escape(title)} · Hearth &amp; Kiln</title><style>${STYLE}</style></head><body><header><div><a class="brand" href="/">Hearth &amp; Kiln, dependencies</a><a href="/">Pull request</a><a href="/modules">Registry</a></div></header><main>${body}</main></body></html>`;

const reviewPage = (wanted) => page('Pull request', `<h1>#88 Week numbers in the calendar, mail that tries again</h1><p class="lead">By a first-time contributor. package.json: 2 lines changed. package-lock.json: 61 lines changed.</p><section class="card"><p>Direct dependencies:</p><p>${Object.keys({ ...wanted.dependencies, ...wanted.devDependencies }).map((name) => `<code>${escape(name)}</code>`).join(', ')}</p><div class="row"><form method="post" action="/install"><button>Install only</button></form><form method="post" action="/build"><button>Install and test</button></form></div></section>`);

const modulePage = (name, found) => page('Registry', `<h1>Registry</h1><p class="lead">What the registry knows about a module.</p><form class="card" method="get" action="/modules"><label>Name<input name="name" value="${escape(name)}" autocomplete="off" spellcheck="false"></label><button>Look up</button></form>${found ? `<section class="card"><dl><dt>Name</dt><dd class="code">${escape(found.name)}</dd><dt>About</dt><dd>${escape(found.about)}</dd><dt>First published</dt><dd>${escape(found.since)}</dd><dt>Downloads a week</dt><dd>${found.weekly.toLocaleString('en-US')}</dd><dt>Publisher</dt><dd>${escape(found.publisher)}</dd><dt>Version</dt><dd class="code">${escape(found.version)}</dd><dt>resolved</dt><dd class="code">${escape(found.url)}</dd><dt>integrity</dt><dd class="code">${escape(found.integrity)}</dd></dl></section>` : name ? '<p>There is no module of this name.</p>' : ''}`);

const buildPage = (what, passed, lines) => page(what, `<h1>${what} ${passed ? 'passed' : 'failed'}</h1><pre>${escape(lines.join('\n'))}</pre><p><a href="/">Back to the pull request</a></p>`);

module.exports = { page, reviewPage, modulePage, buildPage };
