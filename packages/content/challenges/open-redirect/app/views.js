const escape = (value) =>
  String(value ?? '').replace(/[&<>"']/g, (char) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' })[char]);

const STYLE = `
  :root { color-scheme: light; --ink: #14233a; --soft: #5a6a82; --line: #d6dfec; --page: #eef3f9; --accent: #d0451b; --deep: #14304f; }
  * { box-sizing: border-box; } body { margin: 0; background: var(--page); color: var(--ink); font: 15px/1.6 system-ui, "Segoe UI", sans-serif; } a { color: #1b5fa8; text-underline-offset: 3px; }
  header { background: var(--deep); border-bottom: 5px solid var(--accent); } header > div { max-width: 820px; margin: 0 auto; padding: 13px 20px; display: flex; gap: 8px 18px; align-items: center; flex-wrap: wrap; color: #cfdcec; } .brand { color: #fff; font-weight: 700; font-size: 17px; text-decoration: none; margin-right: auto; } header button { background: none; border: 0; padding: 0; color: #cfdcec; font: inherit; cursor: pointer; text-decoration: underline; text-underline-offset: 3px; }
  main { max-width: 820px; margin: 26px auto 60px; padding: 0 20px; } h1 { font-size: 25px; letter-spacing: -0.02em; margin: 0 0 4px; } .lead { color: var(--soft); margin: 0 0 18px; } .card { background: #fff; border: 1px solid var(--line); border-radius: 12px; padding: 20px 22px; margin-bottom: 14px; } .card.list { padding: 0; overflow-x: auto; } .grid { display: grid; grid-template-columns: repeat(auto-fill, minmax(200px, 1fr)); gap: 14px; } a.card { display: block; text-decoration: none; color: inherit; margin: 0; } a.card strong { display: block; font-size: 17px; color: #1b5fa8; }
  table { width: 100%; border-collapse: collapse; } th, td { text-align: left; padding: 10px 20px; border-bottom: 1px solid var(--line); } th { font-size: 12.5px; color: var(--soft); } tr:last-child > td { border-bottom: 0; }
  label { display: block; font-weight: 600; margin-bottom: 12px; } input { display: block; width: 100%; margin-top: 5px; font: inherit; font-weight: 400; padding: 9px 12px; border: 1px solid #abbbd0; border-radius: 9px; } main button { font: inherit; font-weight: 600; border: 0; border-radius: 9px; padding: 9px 18px; background: var(--accent); color: #fff; cursor: pointer; } :focus-visible { outline: 3px solid #f0a63a; outline-offset: 2px; } .login { max-width: 380px; margin: 7vh auto; } .wrong { background: #fde9e3; color: #8c2c10; border-radius: 9px; padding: 9px 13px; }
  @media (max-width: 520px) { th, td { padding: 9px 10px; } }
`;

function page(user, title, body) {
  const bar = user ? `<span>${escape(user.name)}</span><form method="post" action="/logout"><button>Sign out</button></form>` : '';
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escape(title)} · Harbor Pass</title><style>${STYLE}</style></head><body><header><div><a class="brand" href="/">Harbor Pass</a>${bar}</div></header><main>${body}</main></body></html>`;
}

const loginPage = (fault) => page(undefined, 'Sign in', `<section class="card login"><h1>Harbor Pass</h1>${fault ? `<p class="wrong" role="alert">${escape(fault)}</p>` : '<p class="lead">One sign-in for everything between the locks.</p>'}<form method="post" action="/login"><label>E-mail<input name="email" type="email" autocomplete="username"></label><label>Badge code<input name="code" type="password" autocomplete="current-password"></label><button>Sign in</button></form></section>`);

const homePage = (user) => page(user, 'Services', `<h1>Good morning, ${escape(user.name.split(' ')[0])}</h1><p class="lead">${escape(user.job)}, shift from 6 to 14.</p><div class="grid"><a class="card" href="/continue?to=/berths"><strong>Berth plan</strong>Who lies where, until when</a><a class="card" href="/continue?to=/berths?quay=north"><strong>North quay</strong>The part with the cranes</a></div>`);

const berthsPage = (person, berths) => page(person, 'Berth plan', `<h1>Berth plan</h1><p class="lead">Opened with the ticket of ${escape(person.name)}.</p><section class="card list"><table><thead><tr><th>Berth</th><th>Ship</th><th>Cargo</th><th>Leaves</th></tr></thead><tbody>${berths.map((berth) => `<tr><td>${escape(berth.no)}</td><td>${escape(berth.ship)}</td><td>${escape(berth.cargo)}</td><td>${escape(berth.leaves)}</td></tr>`).join('')}</tbody></table></section>`);

module.exports = { page, loginPage, homePage, berthsPage };
