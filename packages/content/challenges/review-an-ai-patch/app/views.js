const escape = (value) =>
  String(value ?? '').replace(/[&<>"']/g, (char) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' })[char]);

const STYLE = `
  :root { color-scheme: light; --ink: #20281e; --soft: #62705c; --line: #dbe4d5; --page: #f4f8f1; --accent: #3d7a1f; }
  * { box-sizing: border-box; } body { margin: 0; background: var(--page); color: var(--ink); font: 15px/1.6 system-ui, "Segoe UI", sans-serif; } a { color: var(--accent); text-underline-offset: 3px; }
  header { background: #1f3315; } header > div { max-width: 780px; margin: 0 auto; padding: 13px 20px; display: flex; gap: 8px 18px; flex-wrap: wrap; align-items: center; } header a, header button { color: #dcecd2; text-decoration: none; background: none; border: 0; padding: 0; font: inherit; cursor: pointer; } .brand { color: #fff; font-weight: 700; font-size: 17px; margin-right: auto; }
  main { max-width: 780px; margin: 26px auto 60px; padding: 0 20px; } h1 { font-size: 24px; letter-spacing: -0.02em; margin: 0 0 4px; } .lead { color: var(--soft); margin: 0 0 18px; } .card { background: #fff; border: 1px solid var(--line); border-radius: 13px; padding: 18px 20px; margin-bottom: 13px; } .card.list { padding: 0; overflow-x: auto; } table { width: 100%; border-collapse: collapse; } td, th { text-align: left; padding: 10px 20px; border-bottom: 1px solid var(--line); } th { font-size: 12.5px; color: var(--soft); } tr:last-child > td { border-bottom: 0; } .code { font: 700 24px/1.3 ui-monospace, Menlo, monospace; letter-spacing: .08em; }
  label { display: block; font-weight: 600; margin-bottom: 12px; } input { display: block; width: 100%; margin-top: 5px; font: inherit; font-weight: 400; padding: 9px 12px; border: 1px solid #adc0a2; border-radius: 9px; } main button { font: inherit; font-weight: 600; border: 0; border-radius: 9px; padding: 9px 18px; background: var(--accent); color: #fff; cursor: pointer; } :focus-visible { outline: 3px solid #e0a63f; outline-offset: 2px; } .login { max-width: 380px; margin: 7vh auto; } .wrong { background: #fdeae4; color: #8b3013; border-radius: 9px; padding: 9px 13px; }
  @media (max-width: 520px) { th, td { padding: 9px 10px; } }
`;

function page({ person }, title, body) {
  const bar = person ? `<a href="/bookings">Bookings</a><form method="post" action="/logout"><button>Sign out ${escape(person.name)}</button></form>` : '';
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escape(title)} · Oakmoss Bikes</title><style>${STYLE}</style></head><body><header><div><a class="brand" href="/bookings">Oakmoss Bikes</a>${bar}</div></header><main>${body}</main></body></html>`;
}

const loginPage = (fault) => page({}, 'Sign in', `<section class="card login"><h1>Sign in</h1>${fault ? `<p class="wrong" role="alert">${escape(fault)}</p>` : '<p class="lead">Bikes to borrow, at forty places.</p>'}<form method="post" action="/login"><label>E-mail<input name="email" autocomplete="username"></label><label>Password<input name="password" type="password" autocomplete="current-password"></label><button>Sign in</button></form></section>`);

const bookingsPage = (req, term, bookings) => page(req, 'Bookings', `<h1>Bookings</h1><form class="card" method="get" action="/bookings"><label>Place<input name="place" value="${escape(term)}"></label><button>Search</button></form><section class="card list"><table><thead><tr><th>No.</th><th>Place</th><th>Day</th><th>Status</th><th>Lock</th></tr></thead><tbody>${bookings.map((booking) => `<tr><td><a href="/bookings/${booking.id}">${booking.id}</a></td><td>${escape(booking.place)}</td><td>${escape(booking.day)}</td><td>${escape(booking.status)}</td><td>${escape(booking.lock_code)}</td></tr>`).join('') || '<tr><td colspan="5">None.</td></tr>'}</tbody></table></section>`);

const bookingPage = (req, booking) => page(req, `Booking ${booking.id}`, `<section class="card"><h1>Booking ${booking.id}</h1><p class="lead">${escape(booking.place)}, ${escape(booking.day)}, ${escape(booking.status)}</p><p>Code of the lock</p><p class="code">${escape(booking.lock_code)}</p></section><form class="card" method="post" action="/bookings/${booking.id}/confirm"><label>Number of the payment<input name="charge"></label><button>Confirm</button></form>`);

module.exports = { page, loginPage, bookingsPage, bookingPage };
