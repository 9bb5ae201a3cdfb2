// Text into HTML, always escaped. Nothing to fix in this file: it only decides what is shown.
const { can, ROLES } = require('./roles');

const escape = (value) =>
  String(value ?? '').replace(/[&<>"']/g, (character) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' })[character]);

const STYLE = `
  :root { color-scheme: light; --ink: #241436; --soft: #6b5a7d; --sun: #ff7a3d; --sea: #0f8f8a; --foam: #fff8ec; --sand: #f7e7cb; --plum: #3a1d5c; }
  * { box-sizing: border-box; }
  body { margin: 0; background: var(--foam); color: var(--ink); font: 16px/1.5 "Trebuchet MS", "Gill Sans", system-ui, sans-serif; }
  a { color: #0b6f6b; text-underline-offset: 3px; }
  header { background: var(--plum); color: #fff; border-bottom: 10px solid var(--sun); background-image: radial-gradient(circle at calc(100% - 52px) 125%, #ff7a3d 0 62px, #ffb15e 63px 92px, transparent 93px); }
  header > div { max-width: 960px; margin: 0 auto; padding: 22px 22px 18px; display: flex; flex-wrap: wrap; gap: 8px 26px; align-items: end; }
  .brand { color: #fff; text-decoration: none; font-weight: 800; font-size: 26px; line-height: 1; letter-spacing: -0.02em; text-transform: lowercase; }
  .brand small { display: block; font-size: 12px; font-weight: 600; letter-spacing: .12em; text-transform: uppercase; color: #ffd9a8; margin-bottom: 6px; }
  nav { display: flex; gap: 18px; } nav a { color: #fff; font-weight: 700; text-decoration: none; border-bottom: 3px solid transparent; } nav a[aria-current] { border-color: #ffd9a8; }
  .who { margin-left: auto; display: flex; gap: 12px; align-items: center; background: rgb(36 20 54 / 82%); border-radius: 99px; padding: 4px 6px 4px 16px; font-size: 14px; }
  .who button { padding: 5px 12px; background: #fff; color: var(--plum); }
  main { max-width: 960px; margin: 26px auto 60px; padding: 0 22px; }
  h1 { font-size: 32px; letter-spacing: -0.03em; line-height: 1.1; margin: 0 0 4px; } h2 { font-size: 18px; margin: 0 0 10px; } .sub { color: var(--soft); margin: 0 0 20px; }
  .sheet { background: #fff; border: 2px solid var(--ink); border-radius: 4px 18px 4px 18px; padding: 20px 22px; margin-bottom: 20px; box-shadow: 5px 5px 0 var(--sand); }
  .slots { display: grid; grid-template-columns: repeat(auto-fill, minmax(240px, 1fr)); gap: 14px; margin-bottom: 22px; }
  .slot { background: #fff; border: 2px solid var(--ink); border-radius: 4px 18px 4px 18px; padding: 14px 16px; display: grid; gap: 3px; align-content: start; }
  .slot.mine { background: #d9f3ee; border-color: var(--sea); } .slot.free { border-style: dashed; } .slot time { font-size: 13px; font-weight: 700; color: #a83e0c; text-transform: uppercase; letter-spacing: .04em; } .slot form { margin-top: 8px; }
  button, .button { font: inherit; font-size: 14px; font-weight: 700; border: 0; border-radius: 99px; padding: 8px 16px; background: var(--plum); color: #fff; cursor: pointer; text-decoration: none; display: inline-block; }
  button.warn { background: #fff; color: #a3240f; box-shadow: inset 0 0 0 2px #a3240f; } .row { display: flex; flex-wrap: wrap; gap: 10px; align-items: center; } .row > .button { margin-left: auto; }
  .people { list-style: none; margin: 0; padding: 0; } .people li { display: flex; flex-wrap: wrap; gap: 6px 14px; align-items: center; padding: 11px 0; border-bottom: 1px solid var(--sand); } .people li:last-child { border: 0; }
  .people b { min-width: 150px; } .team { color: var(--soft); min-width: 110px; } .tools { margin-left: auto; display: flex; flex-wrap: wrap; gap: 8px; }
  .tools form { display: flex; gap: 6px; } .tools button { padding: 6px 12px; } .tag { font-size: 13px; font-weight: 700; border-radius: 99px; padding: 2px 11px; background: var(--sand); } .tag.lead { background: #cdeee9; } .tag.coordinator { background: #ffd6bf; }
  label { display: block; font-weight: 700; margin: 0 0 12px; } input, select { font: inherit; padding: 8px 11px; border: 2px solid #8d7aa3; border-radius: 8px; background: #fff; color: var(--ink); } label input { display: block; width: 100%; margin-top: 4px; } .tools select { padding: 3px 4px; font-size: 13px; }
  .news { margin: 0; padding: 0; list-style: none; } .news li { padding: 8px 0 8px 16px; border-left: 5px solid var(--sun); margin-bottom: 8px; } .news small { display: block; color: var(--soft); }
  :focus-visible { outline: 3px solid var(--sea); outline-offset: 2px; }
  .login { max-width: 400px; margin: 7vh auto; } .wrong { background: #ffe3d6; color: #8a1f0a; border-radius: 8px; padding: 10px 14px; }
`;

function page({ member, path }, title, body) {
  const link = (to, text) => `<a href="${to}"${path === to ? ' aria-current="page"' : ''}>${text}</a>`;
  const bar = member
    ? `<nav>${link('/shifts', 'Shifts')}${link('/crew', 'Crew')}</nav><form class="who" method="post" action="/logout"><span>${escape(member.name)}, ${escape(member.role)}</span><button>Sign out</button></form>`
    : '';
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escape(title)} · Lowtide</title><style>${STYLE}</style></head>
<body><header><div><a class="brand" href="/shifts"><small>Crew desk</small>lowtide festival</a>${bar}</div></header><main>${body}</main></body></html>`;
}

function loginPage(fault) {
  const wrong = fault ? `<p class="wrong" role="alert">${escape(fault)}</p>` : '';
  return page({}, 'Sign in', `<section class="sheet login"><h1>Ahoy, crew</h1><p class="sub">Three days, one beach, 240 helpers.</p>${wrong}
<form method="post" action="/login"><label>E-mail<input name="email" type="email" autocomplete="username" required></label>
<label>Password<input name="password" type="password" autocomplete="current-password" required></label><button>Sign in</button></form></section>`);
}

function slot(shift, member) {
  const mine = shift.crew_id === member.id;
  const button = mine
    ? `<form method="post" action="/shifts/${shift.id}/leave"><button class="warn">Give back</button></form>`
    : `<form method="post" action="/shifts/${shift.id}/take"><button>Take it</button></form>`;
  return `<article class="slot${mine ? ' mine' : shift.crew_id ? '' : ' free'}"><time>${escape(shift.starts)}</time><b>${escape(shift.place)}</b><span>${shift.crew_id ? escape(shift.name) : 'Nobody yet'}</span>${mine || !shift.crew_id ? button : ''}</article>`;
}

function shiftsPage(req, shifts, news) {
  const form = can(req.member, 'news.post')
    ? `<form method="post" action="/news"><input type="hidden" name="as" value="${escape(req.member.role)}"><label>Tell the crew<input name="text" maxlength="200"></label><button>Post</button></form>`
    : '';
  const items = news.map((item) => `<li>${escape(item.text)}<small>${escape(item.name ?? 'somebody who left')}</small></li>`).join('');
  return page(req, 'Shifts', `<h1>Shifts</h1><p class="sub">Take what is free. Give back what you cannot do.</p>
<div class="slots">${shifts.map((shift) => slot(shift, req.member)).join('')}</div>
<section class="sheet"><h2>News</h2><ul class="news">${items}</ul>${form}</section>`);
}

function personTools(member, person) {
  const options = ROLES.map((role) => `<option${role === person.role ? ' selected' : ''}>${role}</option>`).join('');
  const role = can(member, 'crew.role')
    ? `<form method="post" action="/crew/${escape(person.id)}/role"><select name="role" aria-label="Role of ${escape(person.name)}">${options}</select><button>Set</button></form>`
    : '';
  const remove = can(member, 'crew.remove')
    ? `<form method="post" action="/crew/${escape(person.id)}"><input type="hidden" name="_method" value="DELETE"><button class="warn">Remove</button></form>`
    : '';
  return role + remove === '' ? '' : `<span class="tools">${role}${remove}</span>`;
}

function crewPage(req, crew) {
  const rows = crew.map((person) => `<li><b>${escape(person.name)}</b><span class="team">${escape(person.team)}</span><span class="tag ${escape(person.role)}">${escape(person.role)}</span>${personTools(req.member, person)}</li>`).join('');
  const contacts = can(req.member, 'crew.contacts') ? '<a class="button" href="/crew.csv">Export contacts</a>' : '';
  return page(req, 'Crew', `<div class="row"><h1>Crew</h1>${contacts}</div><p class="sub">${crew.length} people on your beach</p><section class="sheet"><ul class="people">${rows}</ul></section>`);
}

function toCsv(crew) {
  const rows = crew.map((person) => [person.name, person.team, person.role, person.phone, person.emergency]);
  return [['name', 'team', 'role', 'phone', 'in an emergency'], ...rows].map((row) => row.map((cell) => `"${String(cell).replaceAll('"', '""')}"`).join(',')).join('\n');
}

module.exports = { page, loginPage, shiftsPage, crewPage, toCsv };
