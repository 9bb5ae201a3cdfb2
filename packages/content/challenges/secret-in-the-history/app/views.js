const escape = (value) =>
  String(value ?? '').replace(/[&<>"']/g, (char) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' })[char]);

const STYLE = `
  :root { color-scheme: light; --ink: #1e2530; --soft: #5d6878; --line: #d9dfe8; --page: #f5f7fa; --accent: #2a5db0; --deep: #222b39; }
  * { box-sizing: border-box; } body { margin: 0; background: var(--page); color: var(--ink); font: 15px/1.6 system-ui, "Segoe UI", sans-serif; } a { color: var(--accent); text-underline-offset: 3px; }
  header { background: var(--deep); } header > div { max-width: 860px; margin: 0 auto; padding: 13px 20px; display: flex; gap: 8px 18px; flex-wrap: wrap; align-items: center; } header a { color: #d6deea; text-decoration: none; } .brand { color: #fff; font-weight: 700; margin-right: auto; }
  main { max-width: 860px; margin: 26px auto 60px; padding: 0 20px; } h1 { font-size: 23px; letter-spacing: -0.02em; margin: 0 0 4px; } .lead { color: var(--soft); margin: 0 0 18px; } .card { background: #fff; border: 1px solid var(--line); border-radius: 11px; padding: 16px 20px; margin-bottom: 13px; } .card.list { padding: 0; overflow-x: auto; } table { width: 100%; border-collapse: collapse; } td, th { text-align: left; padding: 9px 20px; border-bottom: 1px solid var(--line); vertical-align: top; } th { font-size: 12.5px; color: var(--soft); } tr:last-child > td { border-bottom: 0; }
  pre, code { font: 13.5px/1.6 ui-monospace, Menlo, monospace; } pre { background: #fff; border: 1px solid var(--line); border-radius: 11px; padding: 14px 18px; overflow-x: auto; } pre .plus { background: #e2f4e4; display: block; } pre .minus { background: #fbe5e3; display: block; } pre .same { display: block; }
  label { display: block; font-weight: 600; margin-bottom: 12px; } input { display: block; width: 100%; margin-top: 5px; font: 14px ui-monospace, Menlo, monospace; padding: 9px 12px; border: 1px solid #aab6c6; border-radius: 9px; } button { font: inherit; font-weight: 600; border: 0; border-radius: 9px; padding: 9px 18px; background: var(--accent); color: #fff; cursor: pointer; } :focus-visible { outline: 3px solid #e8a33a; outline-offset: 2px; } .notice { background: #e6eefb; border-radius: 9px; padding: 9px 13px; }
  @media (max-width: 520px) { th, td { padding: 9px 10px; } }
`;

const page = (title, body) =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escape(title)} · weather-kiosk</title><style>${STYLE}</style></head><body><header><div><a class="brand" href="/">quarry-lane / weather-kiosk</a><a href="/commits">Commits</a><a href="/activity">Activity</a><a href="/builds">Builds</a><a href="/station">Try a key</a></div></header><main>${body}</main></body></html>`;

const table = (head, rows) => `<section class="card list"><table><thead><tr>${head.map((name) => `<th>${name}</th>`).join('')}</tr></thead><tbody>${rows.map((row) => `<tr>${row.map((cell) => `<td>${cell}</td>`).join('')}</tr>`).join('')}</tbody></table></section>`;
const short = (hash) => hash.slice(0, 7);

const homePage = (files) => page('Files', `<h1>weather-kiosk</h1><p class="lead">A public repository of Quarry Lane Software. Branch: main</p>${files.map(({ path, text }) => `<h2><code>${escape(path)}</code></h2><pre>${escape(text)}</pre>`).join('')}`);

const commitsPage = (commits) => page('Commits', `<h1>Commits on main</h1>${table(['Commit', 'Subject', 'By', 'When'], commits.map(({ hash, subject, author, time }) => [`<a href="/commit/${hash}"><code>${short(hash)}</code></a>`, escape(subject), escape(author), escape(time)]))}`);

const line = (text) => `<span class="${text.startsWith('+') ? 'plus' : text.startsWith('-') ? 'minus' : 'same'}">${escape(text)}</span>`;
const commitPage = ({ hash, subject, author, time, patch }) => page(subject, `<h1>${escape(subject)}</h1><p class="lead"><code>${hash}</code> by ${escape(author)}, ${escape(time)}</p><pre>${patch.split('\n').map(line).join('')}</pre>`);

const activityPage = (entries) => page('Activity', `<h1>Activity</h1>${table(['When', 'What'], entries.map(({ time, text }) => [escape(time), escape(text)]))}`);

const buildsPage = (builds) => page('Builds', `<h1>Builds</h1>${table(['Build', 'Cause', 'Result'], builds.map(({ id, cause, result }) => [`<a href="/builds/${id}">${id}</a>`, escape(cause), escape(result)]))}`);
const buildPage = ({ id, cause, log }) => page(`Build ${id}`, `<h1>Build ${id}</h1><p class="lead">${escape(cause)}</p><pre>${escape(log)}</pre>`);

const stationPage = (answer) => page('Try a key', `<h1>Try a key</h1><p class="lead">Asks the weather service what a key is worth.</p>${answer ? `<p class="notice" role="status">${escape(answer)}</p>` : ''}<form class="card" method="post" action="/station"><label>Key<input name="key" autocomplete="off" spellcheck="false"></label><button>Try</button></form>`);

module.exports = { page, homePage, commitsPage, commitPage, activityPage, buildsPage, buildPage, stationPage };
