const { STYLE } = require('./style');

// Text to HTML, always escaped. Greetings are HTML: the small editor on the page produces them, and they are shown as they are.
const escape = (value) =>
  String(value ?? '').replace(/[&<>"']/g, (char) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' })[char]);

function page(req, res, title, body) {
  const who = req.user ? `<span>${escape(req.user.name)}</span>` : '<a href="/login">Sign in</a>';
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escape(title)} · Radio Kestrel</title><style>${STYLE}</style></head>
<body><header><div><a class="brand" href="/">Radio Kestrel <b>94.7</b></a>${who}</div></header><main><p class="air"><b>On air</b> <span id="now">…</span></p>${body}</main>
<script>
  fetch('/now').then((reply) => reply.json()).then((song) => {
    document.getElementById('now').textContent = song.title + ', ' + song.artist;
  });
</script></body></html>`;
}

const list = (greetings) => greetings.map((greeting) => `<li><p class="from">${escape(greeting.name)}</p><div>${greeting.html}</div></li>`).join('');

function greetingsPage(req, res, greetings) {
  const form = req.user
    ? `<form id="greet" method="post" action="/greetings"><label>Your greeting<textarea name="html" id="words" rows="3" maxlength="1000"></textarea></label><div class="row"><button>Send it in</button><span id="left" role="status"></span></div></form>
<script>
  document.getElementById('words').addEventListener('input', (event) => {
    document.getElementById('left').textContent = 1000 - event.target.value.length + ' characters left';
  });
</script>`
    : '';
  return page(req, res, 'Greetings', `<h1>Greetings</h1>${form}<ul>${list(greetings)}</ul>`);
}

function studioPage(req, res, greetings) {
  return page(req, res, 'Studio', `<h1>Studio</h1><p id="count"></p><ul id="all">${list(greetings)}</ul>
<script>
  document.getElementById('count').textContent = document.getElementById('all').children.length + ' greetings to read out';
</script>`);
}

function loginPage(req, res, fault) {
  return page(req, res, 'Sign in', `<form class="sheet" method="post" action="/login"><h1>Sign in</h1>${fault ? `<p role="alert">${escape(fault)}</p>` : ''}<label>E-mail<input name="email" autocomplete="username"></label><label>Password<input name="password" type="password" autocomplete="current-password"></label><button>Sign in</button></form>`);
}

module.exports = { greetingsPage, studioPage, loginPage };
