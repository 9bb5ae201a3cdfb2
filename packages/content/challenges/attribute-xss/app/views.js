// Text to HTML: no character gets through that could begin a tag.
const text = (value) => String(value ?? '').replace(/[&<>]/g, (char) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;' })[char]);

const STYLE = `
  :root { color-scheme: light; --ink: #191b26; --soft: #61657a; --line: #dcdee8; --rail: #26305e; --amber: #ffb31a; }
  * { box-sizing: border-box; }
  body { margin: 0; background: #eef0f6; color: var(--ink); font: 15px/1.55 "Helvetica Neue", Arial, sans-serif; }
  header { background: var(--rail); color: #fff; border-bottom: 5px solid var(--amber); } header > div, main { max-width: 820px; margin: 0 auto; padding: 14px 18px; } header > div { display: flex; flex-wrap: wrap; gap: 6px 18px; align-items: baseline; justify-content: space-between; }
  header a { color: #fff; text-decoration: none; font-weight: 700; font-size: 19px; } header small { color: #cfd5f2; } header small b { color: var(--amber); font-family: ui-monospace, monospace; overflow-wrap: anywhere; }
  form.search { display: flex; gap: 10px; margin: 18px 0; } input { font: inherit; padding: 9px 12px; border: 1px solid #aab0c8; border-radius: 4px; width: 100%; background: #fff; color: inherit; }
  button { font: inherit; font-weight: 700; padding: 9px 18px; border: 0; border-radius: 4px; background: var(--amber); color: #191b26; cursor: pointer; }
  ul { list-style: none; margin: 0; padding: 0; display: grid; gap: 10px; grid-template-columns: repeat(auto-fill, minmax(min(100%, 230px), 1fr)); } li { background: #fff; border-left: 5px solid var(--rail); padding: 12px 14px; border-radius: 0 4px 4px 0; } li b { display: block; } li span { color: var(--soft); font-size: 14px; }
  h1 { font-size: 22px; margin: 14px 0 2px; overflow-wrap: anywhere; } .soft { color: var(--soft); margin: 0; } label { display: block; font-weight: 700; margin-bottom: 12px; } .sheet { max-width: 360px; } :focus-visible { outline: 3px solid #6a7be0; outline-offset: 2px; }
`;

// The clerk on duty sees the code of the strongroom on every page. It changes daily.
function page(staff, body) {
  const duty = staff ? `<small>${text(staff.name)} · strongroom today: <b id="code">${text(staff.code)}</b></small>` : '<small><a href="/login" style="font-size:14px;font-weight:400">Staff</a></small>';
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Lost property · Junction Nine</title><style>${STYLE}</style></head>
<body><header><div><a href="/">Junction Nine · Lost property</a>${duty}</div></header><main>${body}</main></body></html>`;
}

function listPage(staff, q, things) {
  const items = things.map((thing) => `<li><b>${text(thing.what)}</b><span>${text(thing.place)}</span></li>`);
  const title = q === '' ? 'Found this week' : `Found: ${text(q)}`;
  return page(staff, `<form class="search"><input name="q" aria-label="What did you lose?" placeholder="What did you lose?" value="${text(q)}"><button>Search</button></form>
<h1>${title}</h1><p class="soft">${things.length} ${things.length === 1 ? 'thing' : 'things'}</p><ul>${items.join('')}</ul>`);
}

function loginPage(fault) {
  return page(undefined, `<h1>Staff</h1><p class="soft">${text(fault) || 'Enter your name and PIN.'}</p><br><form class="sheet" method="post" action="/login"><label>Name<input name="name" autocomplete="username"></label><label>PIN<input name="pin" type="password" autocomplete="current-password"></label><button>Sign in</button></form>`);
}

module.exports = { listPage, loginPage };
