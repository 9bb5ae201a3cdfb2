const { STYLE } = require('./style');

// Text into HTML, always escaped.
const escape = (value) =>
  String(value ?? '').replace(/[&<>"']/g, (character) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' })[character]);

const HEAD = '<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">';

function page({ user }, title, body) {
  const nav = user
    ? '<nav><a href="/">Purse</a><a href="/requests">Requests</a><form method="post" action="/logout"><button>Sign out</button></form></nav>'
    : '';
  return `<!doctype html><html lang="en"><head>${HEAD}<title>${escape(title)} · Minnow</title><style>${STYLE}</style></head>
<body><header><div><a class="brand" href="/"><i></i>Minnow</a>${nav}</div></header><main>${body}</main></body></html>`;
}

const wrong = (fault) => (fault ? `<p class="wrong" role="alert">${escape(fault)}</p>` : '');

function loginPage(req, fault) {
  return page(req, 'Sign in', `<section class="card login"><h1>Sign in</h1><p class="soft">Loyalty points for the shops around the lake.</p>${wrong(fault)}
<form method="post" action="/login"><label>E-mail<input name="email" autocomplete="username" required></label><label>Password<input name="password" type="password" autocomplete="current-password" required></label><button>Sign in</button></form></section>`);
}

function row(entry, userId) {
  const isIn = entry.to_id === userId;
  return `<tr><td>${isIn ? 'from' : 'to'} @${escape(isIn ? entry.sender : entry.receiver)}</td><td>${escape(entry.note)}</td><td class="num ${isIn ? 'in' : 'out'}">${isIn ? '+' : '−'}${entry.points}</td></tr>`;
}

function pursePage(req, transfers, fault) {
  const { user } = req;
  return page(req, 'Purse', `<section class="card purse"><h1>@${escape(user.handle)}</h1><p class="points" id="points">${user.points}<small>minnows</small></p></section>
<section class="card"><h2>Send points</h2>${wrong(fault)}<form id="send" method="post" action="/transfers"><label>To<input name="to" placeholder="@name" required></label>
<label>Points<input name="points" inputmode="numeric" required></label><label>Note<input name="note"></label><button>Send</button></form></section>
<section class="card"><h2>Daily limit</h2><form id="limit" method="post" action="/api/limit"><label>Points<input name="daily" inputmode="numeric" value="${user.daily}" required></label><button>Save</button> <span id="saved" role="status"></span></form></section>
<section class="card wide"><h2>Received and sent</h2><table><tbody>${transfers.map((entry) => row(entry, user.id)).join('') || '<tr><td>Nothing yet</td></tr>'}</tbody></table></section>
<script>
  document.getElementById('limit').addEventListener('submit', async (event) => {
    event.preventDefault();
    const body = JSON.stringify({ daily: Number(event.target.elements.daily.value) });
    const reply = await fetch('/api/limit', { method: 'POST', headers: { 'content-type': 'application/json' }, body });
    document.getElementById('saved').textContent = reply.ok ? 'Saved' : 'Not saved';
  });
</script>`);
}

function requestsPage(req, requests, fault) {
  const rows = requests.map((request) => `<tr><td>@${escape(request.asker)}</td><td>${escape(request.note)}</td><td class="num">${request.points}</td><td class="num"><form method="post" action="/requests/${request.id}/pay"><button class="pay">Pay</button></form></td></tr>`);
  return page(req, 'Requests', `<section class="card wide"><h1>People ask you for</h1>${wrong(fault)}<table><tbody>${rows.join('') || '<tr><td>Nobody is asking you for points</td></tr>'}</tbody></table></section>
<section class="card"><h2>Ask somebody</h2><form id="ask" method="post" action="/requests"><label>Who<input name="from" placeholder="@name" required></label><label>Points<input name="points" inputmode="numeric" required></label><label>What for<input name="note"></label><button>Ask</button></form></section>`);
}

// In a frame on a shop's page.
function widgetPage(user, shop) {
  const points = user ? user.points : null;
  const shown = user ? `<p class="points">${points}<small>minnows</small></p>` : '<p>Sign in at Minnow to pay with points.</p>';
  return `<!doctype html><html lang="en"><head>${HEAD}<title>Minnow</title><style>${STYLE}</style></head><body class="small">${shown}
<script>parent.postMessage({ points: ${points} }, '${shop}');</script></body></html>`;
}

module.exports = { page, loginPage, pursePage, requestsPage, widgetPage };
