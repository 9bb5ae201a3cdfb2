const { STYLE } = require('./style');

// Text into HTML, always escaped. What hosts wrote about a cabin is HTML already and goes out unchanged: their editor is to be replaced in autumn.
const escape = (value) =>
  String(value ?? '').replace(/[&<>"']/g, (character) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' })[character]);

const HEAD = '<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">';

function page({ user }, res, title, body) {
  const links = user
    ? `<a href="/bookings">Bookings</a>${user.role === 'host' ? '<a href="/host">Your cabins</a>' : ''}<span>${escape(user.name)}</span><form method="post" action="/logout"><button>Sign out</button></form>`
    : '<a href="/login">Sign in</a>';
  return `<!doctype html><html lang="en"><head>${HEAD}<title>${escape(title)} · Cabinfolk</title><style nonce="${res.locals.nonce}">${STYLE}</style></head>
<body><header><div><a class="brand" href="/"><b>▲</b>Cabinfolk</a>${links}</div></header><main>${body}</main>
<script nonce="${res.locals.nonce}" src="/app.js"></script></body></html>`;
}

const photo = (cabin, size = '') => `<img class="photo ${size}" src="https://images.cabinfolk.example/${escape(cabin.photo)}" alt="${escape(cabin.name)}">`;

function frontPage(req, res, cabins) {
  const items = cabins.map((cabin) => `<li>${photo(cabin)}<div><a href="/cabins/${cabin.id}">${escape(cabin.name)}</a><p>${escape(cabin.place)} · € ${cabin.price} a night</p></div></li>`);
  return page(req, res, 'Cabins', `<h1>Somewhere quiet</h1><p class="soft">${cabins.length} cabins, rented out by people who live next door</p><ul class="cabins">${items.join('')}</ul>`);
}

function cabinPage(req, res, cabin) {
  return page(req, res, cabin.name, `${photo(cabin, 'large')}<h1>${escape(cabin.name)}</h1><p class="soft">${escape(cabin.place)} · rented out by ${escape(cabin.host)} · <span id="free" data-cabin="${cabin.id}">ask when it is free</span></p>
<div class="two"><div><section class="card" id="about">${cabin.description}</section><p><a href="/cabins/${cabin.id}/rules.txt">House rules</a> · <a href="/cabins/${cabin.id}/print">Print</a></p></div>
<div><form class="card" id="book" method="post" action="/cabins/${cabin.id}/book"><h2>Book</h2><label>Nights<input name="nights" id="nights" inputmode="numeric" value="2"></label><label>Phone<input name="phone" autocomplete="tel"></label>
<div class="row"><button>Book</button><button type="button" class="second" id="work-out">Work out the price</button><span class="total" id="total" role="status"></span></div></form>
<iframe class="map" title="Map" src="https://maps.example/embed?at=${encodeURIComponent(cabin.place)}"></iframe></div></div>
<script nonce="${res.locals.nonce}">
  const price = ${Number(cabin.price)};
  document.getElementById('work-out').addEventListener('click', () => {
    document.getElementById('total').textContent = '€ ' + price * Number(document.getElementById('nights').value);
  });
</script>`);
}

// On paper, without the frame around it.
function printPage(req, res, cabin) {
  return `<!doctype html><html lang="en"><head>${HEAD}<title>${escape(cabin.name)}</title></head><body><h1>${escape(cabin.name)}</h1><p>${escape(cabin.place)}, € ${cabin.price} a night</p>${cabin.description}
<script nonce="${res.locals.nonce}">print()</script></body></html>`;
}

function bookingsPage(req, res, bookings) {
  const items = bookings.map((booking) => `<div class="card"><h2>${escape(booking.name)}</h2>${booking.nights} nights, phone ${escape(booking.phone)}</div>`);
  return page(req, res, 'Bookings', `<h1>Your bookings</h1><p class="soft">The host will call you back.</p>${items.join('') || '<p>None yet.</p>'}`);
}

function hostPage(req, res, cabins) {
  const items = cabins.map((cabin) => `<form class="card" id="cabin-${cabin.id}" method="post" action="/host/${cabin.id}"><h2>${escape(cabin.name)}</h2><label>Description<textarea name="description" rows="7">${escape(cabin.description)}</textarea></label>
<label>House rules<textarea name="rules" rows="3">${escape(cabin.rules)}</textarea></label><button>Save</button></form>`);
  return page(req, res, 'Your cabins', `<h1>Your cabins</h1><p class="soft">What you write is shown to guests.</p>${items.join('')}`);
}

function loginPage(req, res, fault) {
  const wrong = fault ? `<p class="wrong" role="alert">${escape(fault)}</p>` : '';
  return page(req, res, 'Sign in', `<div class="sheet card"><h1>Sign in</h1>${wrong}<form method="post" action="/login"><label>E-mail<input name="email" autocomplete="username" required></label><label>Password<input name="password" type="password" autocomplete="current-password" required></label><button>Sign in</button></form></div>`);
}

const missingPage = (req, res) => page(req, res, 'Not found', '<h1>Not found</h1><p><a href="/">To the cabins</a></p>');

module.exports = { frontPage, cabinPage, printPage, bookingsPage, hostPage, loginPage, missingPage };
