const escape = (value) =>
  String(value ?? '').replace(/[&<>"']/g, (char) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' })[char]);

const STYLE = `
  :root { color-scheme: light; --ink: #2a2313; --soft: #75684a; --line: #ecdfbf; --page: #fdf8ea; --accent: #a86400; --deep: #33260a; }
  * { box-sizing: border-box; } body { margin: 0; background: var(--page); color: var(--ink); font: 15px/1.6 system-ui, "Segoe UI", sans-serif; } a { color: var(--accent); text-underline-offset: 3px; }
  header { background: var(--deep); } header > div { max-width: 760px; margin: 0 auto; padding: 13px 20px; display: flex; gap: 8px 20px; align-items: center; flex-wrap: wrap; } header a { color: #f7e6bd; text-decoration: none; } .brand { color: #fff; font-weight: 700; margin-right: auto; display: flex; gap: 10px; align-items: center; } .brand i { width: 22px; height: 25px; background: #f3b229; clip-path: polygon(50% 0, 100% 25%, 100% 75%, 50% 100%, 0 75%, 0 25%); } header button { background: none; color: #f7e6bd; padding: 0; font-weight: 400; }
  main { max-width: 760px; margin: 26px auto 60px; padding: 0 20px; } h1 { font-size: 25px; letter-spacing: -0.02em; margin: 0 0 4px; } .lead { color: var(--soft); margin: 0 0 16px; } .card { background: #fff; border: 1px solid var(--line); border-radius: 14px; padding: 22px 24px; margin-bottom: 16px; } .login { max-width: 380px; margin: 7vh auto; }
  label { display: block; font-weight: 600; margin-bottom: 13px; } input { display: block; width: 100%; margin-top: 5px; font: inherit; font-weight: 400; padding: 9px 12px; border: 1px solid #cfbb8a; border-radius: 9px; } button { font: inherit; font-weight: 600; border: 0; border-radius: 9px; padding: 9px 18px; background: var(--accent); color: #fff; cursor: pointer; } :focus-visible { outline: 3px solid #f3b229; outline-offset: 2px; }
  .wrong { background: #fdebdd; color: #873a0c; border-radius: 9px; padding: 9px 13px; } .hives { display: flex; gap: 6px; flex-wrap: wrap; margin: 4px 0 0; } .hives i { width: 20px; height: 23px; background: #f3b229; clip-path: polygon(50% 0, 100% 25%, 100% 75%, 50% 100%, 0 75%, 0 25%); } li { overflow-wrap: anywhere; margin-bottom: 5px; }
`;

function page({ user }, title, body) {
  const bar = user ? '<a href="/me">My page</a><form method="post" action="/logout"><button>Sign out</button></form>' : '<a href="/login">Sign in</a>';
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escape(title)} · Lime Valley Beekeepers</title><style>${STYLE}</style></head><body><header><div><a class="brand" href="/"><i></i>Lime Valley Beekeepers</a><a href="/board">Board</a>${bar}</div></header><main>${body}</main></body></html>`;
}

const loginPage = (fault) => page({}, 'Sign in', `<section class="card login"><h1>Members</h1>${fault ? `<p class="wrong" role="alert">${escape(fault)}</p>` : '<p class="lead">Your PIN is on your membership card.</p>'}<form method="post" action="/login"><label>E-mail<input name="email" autocomplete="username"></label><label>PIN<input name="pin" type="password" autocomplete="current-password"></label><button>Sign in</button></form></section>`);

const mePage = (req) => page(req, req.user.name, `<section class="card"><h1>${escape(req.user.name)}</h1><p class="lead">${escape(req.user.role)}, ${req.user.hives} hives</p><div class="hives">${'<i></i>'.repeat(req.user.hives)}</div></section><section class="card"><h2>Notes</h2><ul>${req.user.notes.map((note) => `<li>${escape(note)}</li>`).join('')}</ul></section>`);

const boardPage = (req, people) => page(req, 'Board', `<section class="card"><h1>Our board</h1><p class="lead">Write to them about swarms, fees and lime trees.</p><ul>${people.map((person) => `<li><strong>${escape(person.name)}</strong>, ${escape(person.role)}: ${escape(person.email)}</li>`).join('')}</ul></section>`);

module.exports = { page, loginPage, mePage, boardPage };
