const escape = (value) =>
  String(value ?? '').replace(/[&<>"']/g, (char) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' })[char]);

const STYLE = `
  :root { color-scheme: light; --ink: #14262f; --soft: #566b76; --line: #d3e0e6; --page: #eff5f8; --accent: #0f5e82; --deep: #0c3448; }
  * { box-sizing: border-box; } body { margin: 0; background: var(--page); color: var(--ink); font: 15px/1.6 system-ui, "Segoe UI", sans-serif; } a { color: var(--accent); text-underline-offset: 3px; }
  header { background: var(--deep); border-bottom: 4px solid #e2b13c; } header > div { max-width: 820px; margin: 0 auto; padding: 13px 20px; display: flex; gap: 8px 18px; flex-wrap: wrap; align-items: center; } header a { color: #d3e6ef; text-decoration: none; } .brand { color: #fff; font-weight: 700; font-size: 17px; margin-right: auto; }
  main { max-width: 820px; margin: 26px auto 60px; padding: 0 20px; } h1 { font-size: 25px; letter-spacing: -0.02em; margin: 0 0 4px; } .lead { color: var(--soft); margin: 0 0 18px; } .card { background: #fff; border: 1px solid var(--line); border-radius: 12px; padding: 18px 20px; } .card.list { padding: 0; overflow-x: auto; } table { width: 100%; border-collapse: collapse; } td, th { text-align: left; padding: 10px 20px; border-bottom: 1px solid var(--line); } th { font-size: 12.5px; color: var(--soft); } tr:last-child > td { border-bottom: 0; }
  label { display: block; font-weight: 600; margin-bottom: 12px; } input, select { display: block; width: 100%; margin-top: 5px; font: inherit; font-weight: 400; padding: 9px 12px; border: 1px solid #a6bdc9; border-radius: 9px; background: #fff; } button { font: inherit; font-weight: 600; border: 0; border-radius: 9px; padding: 9px 18px; background: var(--accent); color: #fff; cursor: pointer; } :focus-visible { outline: 3px solid #e2b13c; outline-offset: 2px; } .login { max-width: 400px; margin: 7vh auto; } .wrong { background: #fdeae4; color: #8b3013; border-radius: 9px; padding: 9px 13px; }
  @media (max-width: 520px) { th, td { padding: 9px 10px; } }
`;

const page = (title, body) =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escape(title)} · Petrel Ferries</title><style>${STYLE}</style></head><body><header><div><a class="brand" href="/login">Petrel Ferries</a><a href="/bookings">Bookings</a><a href="/crew">Crew list</a><a href="/harbor">Harbor</a></div></header><main>${body}</main></body></html>`;

const table = (head, rows) => `<section class="card list"><table><thead><tr>${head.map((name) => `<th>${name}</th>`).join('')}</tr></thead><tbody>${rows.map((row) => `<tr>${row.map((cell) => `<td>${escape(cell)}</td>`).join('')}</tr>`).join('')}</tbody></table></section>`;

const loginPage = (fault) => page('Petrel ID', `<section class="card login"><h1>Petrel ID</h1>${fault ? `<p class="wrong" role="alert">${escape(fault)}</p>` : '<p class="lead">One sign-in, a token for the service of your choice.</p>'}<form method="post" action="/login"><label>E-mail<input name="email" type="email" autocomplete="username"></label><label>Password<input name="password" type="password" autocomplete="current-password"></label><label>Service<select name="service"><option value="bookings">Bookings</option><option value="roster">Crew list</option><option value="harbor">Harbor</option></select></label><button>Sign in</button></form></section>`);

const hello = (person) => `<p class="lead">Signed in as ${escape(person.name)}, ${escape(person.role)}.</p>`;
const bookingsPage = (person, bookings) => page('Bookings', `<h1>Your bookings</h1>${hello(person)}${table(['Day', 'Crossing'], bookings.map(({ day, crossing }) => [day, crossing]))}`);
const crewPage = (person, crew) => page('Crew list', `<h1>Crew list</h1>${hello(person)}${table(['Name', 'Ship', 'At night'], crew.map(({ name, ship, phone }) => [name, ship, phone]))}`);
const harborPage = (person, arrivals) => page('Harbor', `<h1>Arrivals</h1>${hello(person)}${table(['Time', 'Ship', 'Berth'], arrivals.map(({ time, ship, berth }) => [time, ship, berth]))}`);

module.exports = { page, loginPage, bookingsPage, crewPage, harborPage };
