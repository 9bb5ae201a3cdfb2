const escape = (value) =>
  String(value ?? '').replace(/[&<>"']/g, (character) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' })[character]);

const STYLE = `
  :root { color-scheme: light; --ink: #1c2626; --soft: #5a6a69; --line: #d9e2df; --page: #f2f6f4; --accent: #0d6b58; --code: #0e1a1a; --mark: #ffdf8a; }
  * { box-sizing: border-box; }
  body { margin: 0; background: var(--page); color: var(--ink); font: 15px/1.55 system-ui, "Segoe UI", sans-serif; }
  a { color: var(--accent); text-underline-offset: 3px; } code, textarea, .sql { font: 13.5px/1.6 ui-monospace, "Cascadia Mono", Menlo, monospace; }
  header.bar { background: #fff; border-bottom: 1px solid var(--line); } header.bar > div { max-width: 980px; margin: 0 auto; padding: 12px 20px; display: flex; gap: 8px 20px; align-items: center; flex-wrap: wrap; }
  header.bar a { text-decoration: none; } header.bar a[aria-current] { color: var(--ink); font-weight: 600; } .brand { font-weight: 700; color: var(--ink) !important; display: flex; gap: 9px; align-items: center; margin-right: auto; } .brand b { background: var(--accent); color: #fff; border-radius: 7px; padding: 3px 8px; font: 700 12px/1.5 ui-monospace, Menlo, monospace; }
  main { max-width: 980px; margin: 24px auto 60px; padding: 0 20px; }
  h1 { font-size: 24px; line-height: 1.2; letter-spacing: -0.02em; margin: 0 0 6px; } h2 { font-size: 16px; margin: 0 0 8px; } .lead { color: var(--soft); margin: 0 0 16px; }
  .card { background: #fff; border: 1px solid var(--line); border-radius: 12px; padding: 18px 20px; margin-bottom: 16px; } .card.list { padding: 0; overflow-x: auto; }
  textarea { display: block; width: 100%; min-height: 118px; padding: 12px 14px; border: 1px solid #a9bab6; border-radius: 10px; background: var(--code); color: #e4f0ec; caret-color: #fff; resize: vertical; margin: 5px 0 12px; }
  label { font-weight: 600; display: block; } input { display: block; width: 100%; margin-top: 5px; font: inherit; font-weight: 400; padding: 9px 12px; border: 1px solid #a9bab6; border-radius: 9px; background: #fff; }
  form.line { display: flex; gap: 12px; align-items: end; } form.line label { flex: 1; }
  button { font: inherit; font-weight: 600; border: 0; border-radius: 9px; padding: 9px 18px; background: var(--accent); color: #fff; cursor: pointer; }
  :focus-visible { outline: 3px solid #f0a63a; outline-offset: 2px; }
  table { width: 100%; border-collapse: collapse; } th, td { text-align: left; padding: 9px 18px; border-bottom: 1px solid var(--line); vertical-align: top; } th { font-size: 12.5px; color: var(--soft); white-space: nowrap; } td { overflow-wrap: anywhere; } tr:last-child > td { border-bottom: 0; } td.num { text-align: right; white-space: nowrap; font-variant-numeric: tabular-nums; } td i { color: #7d8d8a; }
  .fault { background: #fdebe6; color: #8a2a12; border-radius: 10px; padding: 12px 16px; margin-bottom: 16px; overflow-wrap: anywhere; } .count { color: var(--soft); padding: 10px 18px; border-bottom: 1px solid var(--line); margin: 0; }
  .examples { display: grid; grid-template-columns: repeat(auto-fill, minmax(230px, 1fr)); gap: 14px; } .examples .card { margin: 0; padding: 15px 18px; } .examples ul { list-style: none; margin: 0; padding: 0; } .examples li { padding: 3px 0; }
  .sql { background: var(--code); color: #cfe3dc; border-radius: 10px; padding: 12px 16px; margin: 14px 0; white-space: pre-wrap; overflow-wrap: anywhere; } .sql mark { background: var(--mark); color: #221b00; border-radius: 4px; padding: 1px 3px; }
  .yes, .no { display: inline-block; border-radius: 99px; padding: 3px 14px; font-weight: 600; } .yes { background: #d8f0e0; color: #17563a; } .no { background: #ece9e2; color: #5a5344; }
  .tables { display: grid; grid-template-columns: repeat(auto-fill, minmax(230px, 1fr)); gap: 14px; } .tables .card { margin: 0; } .tables ul { margin: 0 0 10px; padding: 0; list-style: none; } .tables small { color: var(--soft); } .tables h2 { display: flex; justify-content: space-between; } .tables h2 small { font-weight: 400; }
  @media (max-width: 520px) { th, td { padding: 9px 10px; } }
`;

const LINKS = [['/', 'Statements'], ['/shop', 'The shop’s search'], ['/tables', 'Tables']];

function page(title, here, body) {
  const links = LINKS.map(([href, name]) => `<a href="${href}"${href === here ? ' aria-current="page"' : ''}>${name}</a>`).join('');
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escape(title)} · SQL bench</title><style>${STYLE}</style></head>
<body><header class="bar"><div><a class="brand" href="/"><b>SQL</b>bench</a>${links}</div></header><main>${body}</main></body></html>`;
}

function cell(value) {
  if (value === null) return '<td><i>NULL</i></td>';
  return `<td${typeof value === 'number' ? ' class="num"' : ''}>${escape(typeof value === 'number' ? Math.round(value * 100) / 100 : value)}</td>`;
}

const SHOWN = 100;

function rowsTable(rows) {
  if (rows.length === 0) return '<section class="card">No rows came back. A statement that changes data returns none: look at the table afterwards.</section>';
  const columns = Object.keys(rows[0]);
  const head = columns.map((name) => `<th scope="col">${escape(name)}</th>`).join('');
  const body = rows.slice(0, SHOWN).map((row) => `<tr>${columns.map((name) => cell(row[name])).join('')}</tr>`).join('');
  return `<section class="card list"><p class="count">${rows.length} ${rows.length === 1 ? 'row' : 'rows'}${rows.length > SHOWN ? `, the first ${SHOWN} are shown` : ''}</p><table><thead><tr>${head}</tr></thead><tbody>${body}</tbody></table></section>`;
}

const outcome = ({ rows, error }) => (error ? `<p class="fault" role="alert">${escape(error)}</p>` : rowsTable(rows));

function benchPage(sql, found, examples) {
  const groups = examples.map(([name, list]) => `<section class="card"><h2>${escape(name)}</h2><ul>${list.map(([title, text]) => `<li><a href="/?sql=${encodeURIComponent(text)}">${escape(title)}</a></li>`).join('')}</ul></section>`);
  return page('Statements', '/', `<h1>Ask the bookshop’s database</h1><p class="lead">One statement at a time. Nothing you do lasts longer than the next restart.</p>
<form class="card" method="post" action="/"><label>Statement<textarea name="sql" spellcheck="false" rows="5">${escape(sql)}</textarea></label><button>Run</button></form>
${outcome(found)}<div class="examples">${groups.join('')}</div>`);
}

const seam = ([before, input, after]) => `<div class="sql">${escape(before)}<mark>${escape(input)}</mark>${escape(after)}</div>`;

function shopPage({ term, search, found, isbn, stock, there }) {
  const answer = there ? (there.rows.length > 0 ? '<span class="yes">In stock</span>' : '<span class="no">Not in stock</span>') : '';
  return page('The shop’s search', '/shop', `<h1>The shop’s own search</h1><p class="lead">What you type is marked. SQLite gets the line without the marking.</p>
<section class="card"><h2>Every hit is shown</h2><form class="line" action="/shop"><label>Title<input name="q" value="${escape(term)}" placeholder="sea"></label><button>Search</button></form>${seam(search.parts)}</section>${outcome(found)}
<section class="card"><h2>Only yes or no is shown</h2><form class="line" action="/shop"><label>ISBN<input name="isbn" value="${escape(isbn)}" placeholder="978-0-553-00011-3"></label><button>In stock?</button></form>${stock ? seam(stock.parts) : ''}<p>${answer}</p></section>`);
}

function tablesPage(tables) {
  const cards = tables.map(({ name, columns, count }) => `<section class="card"><h2>${escape(name)}<small>${count} rows</small></h2><ul>${columns.map((column) => `<li><code>${escape(column.name)}</code> <small>${escape(column.type.toLowerCase())}${column.pk ? ', key' : ''}</small></li>`).join('')}</ul><a href="/?sql=${encodeURIComponent(`SELECT * FROM ${name}`)}">Show rows</a></section>`);
  return page('Tables', '/tables', `<h1>Tables</h1><p class="lead">This page was made with three statements. Each of them works in the bench, too.</p><div class="tables">${cards.join('')}</div>`);
}

const notFound = () => page('Not found', '', '<h1>Not found</h1><p><a href="/">Back to the bench</a></p>');

module.exports = { benchPage, shopPage, tablesPage, notFound };
