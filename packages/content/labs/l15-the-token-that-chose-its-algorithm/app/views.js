// Text into HTML, always escaped. Nothing to fix in this file.
const escape = (value) =>
  String(value ?? '').replace(/[&<>"']/g, (character) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' })[character]);

const money = (value) => 'kr ' + Number(value).toFixed(0).replace(/\B(?=(\d{3})+(?!\d))/g, ' ');

const STYLE = `
  :root { color-scheme: dark; --night: #0b1020; --dome: #141b33; --rim: #2a3560; --star: #f2f4ff; --soft: #a9b3d6; --lamp: #ffc66b; --blue: #8fb4ff; }
  * { box-sizing: border-box; }
  body { margin: 0; min-height: 100vh; color: var(--star); font: 15.5px/1.6 "Avenir Next", Avenir, "Century Gothic", "Segoe UI", system-ui, sans-serif; background: var(--night);
    background-image: radial-gradient(1.5px 1.5px at 12% 22%, #fff, transparent), radial-gradient(1px 1px at 31% 64%, #cdd8ff, transparent), radial-gradient(1.5px 1.5px at 57% 12%, #fff, transparent), radial-gradient(1px 1px at 72% 48%, #ffe6bd, transparent), radial-gradient(1.5px 1.5px at 88% 28%, #cdd8ff, transparent), radial-gradient(1px 1px at 93% 78%, #fff, transparent), radial-gradient(900px 420px at 50% -180px, #26336b, transparent); }
  a { color: var(--blue); text-underline-offset: 4px; }
  header { max-width: 820px; margin: 0 auto; padding: 28px 22px 6px; display: flex; flex-wrap: wrap; gap: 10px 20px; align-items: center; }
  .brand { color: var(--star); text-decoration: none; display: flex; gap: 14px; align-items: center; font-size: 20px; letter-spacing: .22em; text-transform: uppercase; }
  .brand i { width: 34px; height: 17px; border-radius: 34px 34px 0 0; background: linear-gradient(90deg, transparent 46%, var(--night) 46% 58%, transparent 58%), var(--lamp); } .brand small { display: block; font-size: 11.5px; letter-spacing: .06em; text-transform: none; color: var(--soft); }
  header form { margin-left: auto; display: flex; gap: 14px; align-items: center; color: var(--soft); font-size: 14px; } header button { background: transparent; color: var(--star); border: 1px solid var(--rim); padding: 6px 14px; font-weight: 500; }
  main { max-width: 820px; margin: 22px auto 60px; padding: 0 22px; }
  h1 { font-size: 30px; font-weight: 500; line-height: 1.2; margin: 0 0 6px; } .sub { color: var(--soft); margin: 0 0 24px; }
  .panel { background: rgb(20 27 51 / 92%); border: 1px solid var(--rim); border-radius: 14px; padding: 26px 28px; margin-bottom: 18px; } .narrow { max-width: 430px; margin: 4vh auto; }
  .facts { display: grid; grid-template-columns: repeat(auto-fit, minmax(180px, 1fr)); gap: 18px; margin: 0; } .facts dt { color: var(--soft); font-size: 13px; } .facts dd { margin: 0; font-size: 17px; overflow-wrap: anywhere; }
  .slip { display: flex; flex-wrap: wrap; gap: 4px 22px; align-items: baseline; padding: 15px 0; border-bottom: 1px solid var(--rim); } .slip:first-child { padding-top: 0; } .slip:last-child { border: 0; padding-bottom: 0; } .slip b { font-weight: 500; min-width: 130px; } .slip span { color: var(--soft); } .slip strong { margin-left: auto; color: var(--lamp); font-size: 18px; font-variant-numeric: tabular-nums; font-weight: 500; }
  label { display: block; color: var(--soft); margin: 0 0 16px; } input { display: block; width: 100%; margin-top: 5px; font: inherit; color: var(--star); background: #0d1328; border: 1px solid #55639b; border-radius: 8px; padding: 11px 13px; }
  button { font: inherit; font-weight: 600; border: 0; border-radius: 8px; padding: 10px 20px; background: var(--lamp); color: #2b1c00; cursor: pointer; }
  :focus-visible { outline: 3px solid var(--blue); outline-offset: 3px; } .wrong { background: #46202f; color: #ffd3dc; border-radius: 8px; padding: 10px 14px; margin: 0 0 18px; }
`;

function page({ person } = {}, title, under, body) {
  const bar = person ? `<form method="post" action="/logout"><span>${escape(person.name)}</span><button>Sign out</button></form>` : '';
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escape(title)} · Nordvik</title><style>${STYLE}</style></head>
<body><header><a class="brand" href="/payslips"><i></i><span>${escape(under)}<small>Nordvik Observatory</small></span></a>${bar}</header><main>${body}</main></body></html>`;
}

function idPage(app, fault) {
  const wrong = fault ? `<p class="wrong" role="alert">${escape(fault)}</p>` : '';
  return page({}, 'Sign in', 'Nordvik ID', `<section class="panel narrow"><h1>Who is there?</h1><p class="sub">One sign-in for every program. You are on your way to <b>${escape(app)}</b>.</p>${wrong}
<form method="post" action="/id/login"><input type="hidden" name="app" value="${escape(app)}"><label>E-mail<input name="email" type="email" autocomplete="username" required></label>
<label>Password<input name="password" type="password" autocomplete="current-password" required></label><button>Sign in</button></form></section>`);
}

function payslipsPage(req, slips) {
  const { person } = req;
  const rows = slips.map((slip) => `<div class="slip"><b>${escape(slip.month)}</b><span>${escape(slip.remark)}</span><strong>${money(slip.net)}</strong></div>`).join('');
  return page(req, 'Payslips', 'Zenith', `<h1>Payslips</h1><p class="sub">For ${escape(person.name)}, ${escape(person.job)}</p>
<section class="panel">${rows || 'None yet.'}</section><section class="panel"><dl class="facts"><div><dt>Paid to</dt><dd>${escape(person.iban)}</dd></div><div><dt>Tax card</dt><dd>${escape(person.tax)}</dd></div></dl></section>`);
}

function messagePage(req, title, text) {
  return page(req, title, 'Zenith', `<section class="panel narrow"><h1>${escape(title)}</h1><p class="sub">${escape(text)}</p><p><a href="/id/login?app=zenith">Sign in with Nordvik ID</a></p></section>`);
}

module.exports = { idPage, payslipsPage, messagePage };
