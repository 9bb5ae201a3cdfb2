// Text into HTML, always escaped. Nothing to fix in this file.
const escape = (value) =>
  String(value ?? '').replace(/[&<>"']/g, (character) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' })[character]);

const STYLE = `
  :root { color-scheme: light; --ink: #1d2433; --soft: #5d6880; --line: #dfe4ee; --page: #f4f6fb; --accent: #2f4fb0; --deep: #1b2a57; }
  * { box-sizing: border-box; }
  body { margin: 0; background: var(--page); color: var(--ink); font: 15px/1.55 system-ui, "Segoe UI", sans-serif; }
  a { color: var(--accent); text-underline-offset: 3px; }
  header.bar { background: var(--deep); color: #fff; } header.bar > div { max-width: 900px; margin: 0 auto; padding: 13px 24px; display: flex; align-items: center; gap: 22px; }
  header.bar a { color: #dfe7ff; text-decoration: none; } header.bar a.brand { color: #fff; font-weight: 700; display: flex; gap: 10px; align-items: center; }
  .brand b { display: grid; place-items: center; width: 26px; height: 26px; border-radius: 50%; background: #fff; color: var(--deep); font-size: 18px; line-height: 1; }
  header.bar form { margin-left: auto; } header.bar button { background: transparent; border: 1px solid #8fa2db; padding: 6px 12px; }
  main { max-width: 900px; margin: 30px auto 60px; padding: 0 24px; }
  h1 { font-size: 25px; letter-spacing: -0.02em; margin: 0 0 4px; } .lead { color: var(--soft); margin: 0 0 20px; }
  .card { background: #fff; border: 1px solid var(--line); border-radius: 14px; padding: 22px 24px; margin-bottom: 18px; } .card.list { padding: 4px 0; overflow-x: auto; }
  table { width: 100%; border-collapse: collapse; } th, td { text-align: left; padding: 11px 24px; border-bottom: 1px solid var(--line); } tr:last-child > td { border-bottom: 0; }
  th { font-size: 13px; } th a[aria-current] { color: var(--ink); font-weight: 700; text-decoration: none; }
  .facts { display: grid; grid-template-columns: repeat(auto-fit, minmax(190px, 1fr)); gap: 16px; margin: 16px 0 0; } .facts dt { font-size: 12px; color: var(--soft); } .facts dd { margin: 0; font-weight: 600; }
  .badge { display: inline-block; background: #e6ebfa; color: #263f92; border-radius: 99px; padding: 2px 11px; font-size: 13px; font-weight: 600; }
  button { font: inherit; font-weight: 600; border: 0; border-radius: 9px; padding: 9px 17px; background: var(--accent); color: #fff; cursor: pointer; }
  label { display: block; font-weight: 600; margin: 0 0 14px; } input { display: block; width: 100%; margin-top: 5px; font: inherit; padding: 9px 12px; border: 1px solid #b6c0d6; border-radius: 9px; background: #fff; }
  form.search { display: flex; gap: 12px; align-items: end; } form.search label { flex: 1; margin: 0; }
  :focus-visible { outline: 3px solid #f0a63a; outline-offset: 2px; }
  .login { max-width: 400px; margin: 8vh auto; } .wrong { background: #fdeaea; color: #86201f; border-radius: 9px; padding: 10px 14px; margin: 0 0 16px; }
`;

function page({ user }, title, body) {
  const bar = user
    ? '<a href="/me">My record</a><a href="/directory">Directory</a><form method="post" action="/logout"><button>Sign out</button></form>'
    : '';
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escape(title)} · Northgate Clinic</title><style>${STYLE}</style></head>
<body><header class="bar"><div><a class="brand" href="/me"><b>+</b>Northgate Clinic</a>${bar}</div></header><main>${body}</main></body></html>`;
}

function loginPage(fault) {
  const wrong = fault ? `<p class="wrong" role="alert">${escape(fault)}</p>` : '';
  return page({}, 'Sign in', `<section class="card login"><h1>Staff sign-in</h1><p class="lead">Use the number on your badge and your access code.</p>${wrong}
<form method="post" action="/login"><label>Staff number<input name="staff_no" autocomplete="username"></label>
<label>Access code<input name="code" type="password" autocomplete="current-password"></label><button>Sign in</button></form></section>`);
}

function recordPage(req, staff, shifts) {
  const rows = shifts.map((shift) => `<tr><td>${escape(shift.day)}</td><td>${escape(shift.hours)}</td></tr>`).join('');
  return page(req, staff.name, `<section class="card"><h1>${escape(staff.name)}</h1><p class="lead">${escape(staff.ward)} <span class="badge">${escape(staff.role)}</span></p>
<dl class="facts"><div><dt>Staff number</dt><dd>${escape(staff.staff_no)}</dd></div><div><dt>Extension</dt><dd>${escape(staff.extension)}</dd></div><div><dt>Home address</dt><dd>${escape(staff.home_address)}</dd></div><div><dt>In an emergency</dt><dd>${escape(staff.emergency_contact)}</dd></div></dl></section>
<section class="card list"><table><thead><tr><th>Shift</th><th>Hours</th></tr></thead><tbody>${rows || '<tr><td colspan="2">No shifts planned</td></tr>'}</tbody></table></section>`);
}

const COLUMNS = ['name', 'role', 'ward', 'extension'];

function directoryPage(req, term, sort, people) {
  const heads = COLUMNS.map((column) => `<th><a href="/directory?q=${encodeURIComponent(term)}&amp;sort=${column}"${column === sort ? ' aria-current="true"' : ''}>${column[0].toUpperCase() + column.slice(1)}</a></th>`).join('');
  const rows = people.map((person) => `<tr>${COLUMNS.map((column) => `<td>${escape(person[column])}</td>`).join('')}</tr>`).join('');
  return page(req, 'Directory', `<h1>Directory</h1><p class="lead">${people.length} ${people.length === 1 ? 'person' : 'people'}</p>
<section class="card"><form class="search" action="/directory"><label>Name<input name="q" value="${escape(term)}"></label><button>Search</button></form></section>
<section class="card list"><table><thead><tr>${heads}</tr></thead><tbody>${rows || '<tr><td colspan="4">Nobody with that name</td></tr>'}</tbody></table></section>`);
}

module.exports = { page, loginPage, recordPage, directoryPage };
