const escape = (value) =>
  String(value ?? '').replace(/[&<>"']/g, (char) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' })[char]);

const STYLE = `
  :root { color-scheme: light; --ink: #17282b; --soft: #587074; --line: #d6e2e1; --page: #f1f6f5; --accent: #17695f; }
  * { box-sizing: border-box; } body { margin: 0; background: var(--page); color: var(--ink); font: 15px/1.6 system-ui, "Segoe UI", sans-serif; } a { color: var(--accent); text-underline-offset: 3px; }
  header { background: linear-gradient(100deg, #123f45, #1f7a6b); } header > div { max-width: 860px; margin: 0 auto; padding: 14px 20px; display: flex; gap: 8px 18px; flex-wrap: wrap; align-items: center; } header a, header button { color: #dcf3ee; text-decoration: none; background: none; border: 0; padding: 0; font: inherit; cursor: pointer; } .brand { color: #fff; font-weight: 700; font-size: 17px; margin-right: auto; } .brand::before { content: ''; display: inline-block; width: 0; height: 0; border: 9px solid transparent; border-bottom: 15px solid #9fe3d2; border-top: 0; margin-right: 9px; }
  main { max-width: 860px; margin: 26px auto 60px; padding: 0 20px; } h1 { font-size: 25px; letter-spacing: -0.02em; margin: 0 0 4px; } .lead { color: var(--soft); margin: 0 0 18px; } .card { background: #fff; border: 1px solid var(--line); border-radius: 13px; padding: 18px 20px; margin-bottom: 13px; } .hike { display: flex; gap: 16px; align-items: center; } .hike time { flex: none; width: 92px; font-weight: 700; color: var(--accent); } .hike p { margin: 0; }
  label { display: block; font-weight: 600; margin-bottom: 12px; } input, textarea { display: block; width: 100%; margin-top: 5px; font: inherit; font-weight: 400; padding: 9px 12px; border: 1px solid #a9c2c0; border-radius: 9px; } textarea, pre { font: 13.5px/1.6 ui-monospace, Menlo, monospace; } pre { background: #0f2124; color: #d3ece6; border-radius: 11px; padding: 14px 16px; white-space: pre-wrap; overflow-wrap: anywhere; } main button { font: inherit; font-weight: 600; border: 0; border-radius: 9px; padding: 9px 18px; background: var(--accent); color: #fff; cursor: pointer; } :focus-visible { outline: 3px solid #e8a33a; outline-offset: 2px; } .login { max-width: 380px; margin: 7vh auto; } .wrong { background: #fdeae4; color: #8b3013; border-radius: 9px; padding: 9px 13px; }
`;

function page({ user }, title, body) {
  const bar = user ? `<a href="/">Hikes</a><a href="/explorer">Explorer</a><form method="post" action="/logout"><button>Sign out ${escape(user.name)}</button></form>` : '';
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escape(title)} · Ridge Walkers</title><style>${STYLE}</style></head><body><header><div><a class="brand" href="/">Ridge Walkers</a>${bar}</div></header><main>${body}</main></body></html>`;
}

const loginPage = (fault) => page({}, 'Sign in', `<section class="card login"><h1>Sign in</h1>${fault ? `<p class="wrong" role="alert">${escape(fault)}</p>` : '<p class="lead">For members of the club.</p>'}<form method="post" action="/login"><label>E-mail<input name="email" type="email" autocomplete="username"></label><label>Password<input name="password" type="password" autocomplete="current-password"></label><button>Sign in</button></form></section>`);

const hikesPage = (req, { me, hikes }) => page(req, 'Hikes', `<h1>Hikes</h1><p class="lead">Hello ${escape(me.name)}. In an emergency we call ${escape(me.phone)}.</p>${hikes.map((hike) => `<section class="card hike"><time>${escape(hike.day)}</time><p><strong>${escape(hike.title)}</strong><br>led by ${escape(hike.leader?.name)}, ${escape(hike.leader?.city)}</p></section>`).join('')}`);

const explorerPage = (req, query, answer) => page(req, 'Explorer', `<h1>Explorer</h1><p class="lead">Asks the API behind the club's app, <code>POST /graphql</code>, in your name.</p><form class="card" method="post" action="/explorer"><label>Query<textarea name="query" rows="6" spellcheck="false">${escape(query)}</textarea></label><button>Ask</button></form>${answer ? `<pre>${escape(answer)}</pre>` : ''}`);

module.exports = { page, loginPage, hikesPage, explorerPage };
