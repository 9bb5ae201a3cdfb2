// Text into HTML, always escaped. Nothing to fix in this file.
const escape = (value) =>
  String(value ?? '').replace(/[&<>"']/g, (character) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' })[character]);

const STYLE = `
  :root { color-scheme: light; --ink: #233230; --soft: #576a65; --moss: #2f6b5b; --mist: #e6eeea; --pond: #cfe0da; --stone: #fdfefd; --rose: #93404a; }
  * { box-sizing: border-box; }
  body { margin: 0; min-height: 100vh; color: var(--ink); font: 17px/1.65 Optima, Candara, "Noto Sans", "Segoe UI", sans-serif; background: var(--mist) repeating-radial-gradient(circle at 84% 104%, transparent 0 44px, rgb(47 107 91 / 9%) 46px 48px, transparent 50px) fixed; }
  a { color: var(--moss); text-underline-offset: 4px; }
  header { max-width: 760px; margin: 0 auto; padding: 34px 22px 10px; display: flex; flex-wrap: wrap; gap: 8px 20px; align-items: center; }
  .brand { color: var(--ink); text-decoration: none; font-size: 21px; letter-spacing: .02em; display: flex; gap: 12px; align-items: center; } .brand i { width: 34px; height: 34px; border-radius: 50%; background: radial-gradient(circle at 50% 62%, var(--moss) 0 5px, var(--pond) 6px 10px, var(--moss) 11px 12px, var(--pond) 13px); }
  .brand small { display: block; font-size: 13px; color: var(--soft); line-height: 1.2; } header form { margin-left: auto; } header button { background: transparent; color: var(--moss); box-shadow: inset 0 0 0 1px var(--moss); padding: 6px 16px; }
  main { max-width: 760px; margin: 18px auto 70px; padding: 0 22px; }
  h1 { font-size: 29px; font-weight: 500; line-height: 1.25; margin: 0 0 8px; } h2 { font-size: 15px; font-weight: 600; color: var(--moss); margin: 0 0 4px; } .sub { color: var(--soft); margin: 0 0 22px; }
  .card { background: var(--stone); border-radius: 26px; padding: 30px 32px; margin-bottom: 20px; box-shadow: 0 18px 40px -28px rgb(35 50 48 / 55%); } .narrow { max-width: 440px; margin: 3vh auto; }
  .next { display: flex; flex-wrap: wrap; gap: 18px 26px; align-items: center; background: var(--moss); color: #fff; } .next time { font-size: 26px; line-height: 1.2; flex: 1 1 240px; } .next span { color: #d8ebe4; } .next h2 { color: #d8ebe4; }
  blockquote { margin: 0; padding-left: 20px; border-left: 4px solid var(--pond); }
  label { display: block; margin: 0 0 16px; font-size: 15px; color: var(--soft); } input { display: block; width: 100%; margin-top: 5px; font: inherit; color: var(--ink); padding: 11px 16px; border: 1px solid #8fa8a0; border-radius: 99px; background: #fff; }
  button { font: inherit; border: 0; border-radius: 99px; padding: 11px 26px; background: var(--moss); color: #fff; cursor: pointer; } .row { display: flex; flex-wrap: wrap; gap: 14px 22px; align-items: center; }
  :focus-visible { outline: 3px solid #d98a3d; outline-offset: 3px; } .wrong { background: #f8e9ea; color: var(--rose); border-radius: 16px; padding: 10px 18px; margin: 0 0 18px; }
`;

function page({ client }, title, body) {
  const bar = client ? '<form method="post" action="/logout"><button>Sign out</button></form>' : '';
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escape(title)} · Stillwater</title><style>${STYLE}</style></head>
<body><header><a class="brand" href="/"><i></i><span>Stillwater<small>Counseling practice</small></span></a>${bar}</header><main>${body}</main></body></html>`;
}

const wrongLine = (fault) => (fault ? `<p class="wrong" role="alert">${escape(fault)}</p>` : '');

function loginPage(fault) {
  return page({}, 'Sign in', `<section class="card narrow"><h1>Welcome back</h1><p class="sub">Your appointments, and a word from your counselor.</p>${wrongLine(fault)}
<form method="post" action="/login"><label>E-mail<input name="email" type="email" autocomplete="username" required></label><label>Password<input name="password" type="password" autocomplete="current-password" required></label>
<div class="row"><button>Sign in</button><a href="/forgot">Forgot it?</a></div></form></section>`);
}

function forgotPage(fault) {
  return page({}, 'A new password', `<section class="card narrow"><h1>A new password</h1><p class="sub">We send a link to the address you gave us.</p>${wrongLine(fault)}
<form method="post" action="/forgot"><label>E-mail<input name="email" type="email" autocomplete="username" required></label><div class="row"><button>Send it</button><a href="/login">Back</a></div></form></section>`);
}

function resetPage(token) {
  return page({}, 'A new password', `<section class="card narrow"><h1>Choose a password</h1><form method="post" action="/reset/${encodeURIComponent(token)}"><label>At least eight characters<input name="password" type="password" minlength="8" autocomplete="new-password" required></label><button>Save it</button></form></section>`);
}

function messagePage(title, text) {
  return page({}, title, `<section class="card narrow"><h1>${escape(title)}</h1><p class="sub">${escape(text)}</p><p><a href="/login">Sign in</a></p></section>`);
}

function homePage(req) {
  const { client } = req;
  return page(req, 'Your page', `<h1>Hello, ${escape(client.name.split(' ')[0])}</h1><p class="sub">What is said here stays here.</p>
<section class="card next"><time>${escape(client.next_at)}</time><div><h2>Your next appointment</h2><span>${escape(client.counselor)}, ${escape(client.room)}</span></div></section>
<section class="card"><h2>From ${escape(client.counselor)}</h2><blockquote>${escape(client.word)}</blockquote></section>`);
}

module.exports = { page, loginPage, forgotPage, resetPage, messagePage, homePage };
