// Text into HTML, always escaped. Nothing to fix in this file.
const escape = (value) =>
  String(value ?? '').replace(/[&<>"']/g, (character) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' })[character]);

const money = (cents) => '€ ' + ((Number(cents) || 0) / 100).toFixed(2);

const STYLE = `
  :root { color-scheme: light; --ink: #2b1d14; --soft: #75604f; --clay: #a8451f; --cream: #fbf5ea; --oat: #efe3cf; --leaf: #3f5b3a; }
  * { box-sizing: border-box; }
  body { margin: 0; background: var(--cream); color: var(--ink); font: 16px/1.6 Georgia, "Iowan Old Style", "Times New Roman", serif; }
  a { color: var(--clay); text-underline-offset: 3px; }
  header { text-align: center; padding: 30px 20px 0; } .brand { color: var(--ink); text-decoration: none; font-size: 30px; letter-spacing: .01em; display: inline-flex; gap: 14px; align-items: center; }
  .brand i { width: 22px; height: 30px; border-radius: 50%; background: linear-gradient(100deg, transparent 45%, var(--cream) 46% 54%, transparent 55%), var(--clay); transform: rotate(24deg); }
  nav { max-width: 860px; margin: 16px auto 0; padding: 9px 0; border-top: 1px solid var(--ink); border-bottom: 3px double var(--ink); display: flex; flex-wrap: wrap; gap: 4px 26px; justify-content: center; align-items: center; font-size: 15px; font-style: italic; }
  nav a { color: var(--ink); text-decoration: none; } nav a:hover { text-decoration: underline; } nav button { background: none; color: var(--ink); padding: 0; font-style: italic; font-size: 15px; }
  main { max-width: 860px; margin: 28px auto 64px; padding: 0 20px; }
  h1 { font-weight: 400; font-size: 30px; line-height: 1.2; margin: 0 0 6px; } h2 { font-weight: 400; font-size: 22px; margin: 0 0 12px; } .quiet { color: var(--soft); margin: 0 0 20px; font-style: italic; }
  .cols { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 340px), 1fr)); gap: 22px; align-items: start; }
  .paper { background: #fffdf8; border: 1px solid #d9c7ab; padding: 24px 26px; margin-bottom: 22px; } .cols .paper { margin: 0; }
  .facts { display: grid; grid-template-columns: repeat(auto-fit, minmax(130px, 1fr)); gap: 14px; margin: 0 0 26px; padding: 16px 20px; background: var(--oat); } .facts dt { font-size: 13px; color: #624d3c; font-style: italic; } .facts dd { margin: 0; font-size: 18px; overflow-wrap: anywhere; }
  label { display: block; font-size: 14px; font-style: italic; color: #5d4736; margin: 0 0 13px; } input, select { display: block; width: 100%; margin-top: 3px; font: 16px Georgia, serif; color: var(--ink); padding: 8px 10px; border: 0; border-bottom: 2px solid #b79d7c; background: #fbf3e4; border-radius: 0; }
  .pair { display: grid; grid-template-columns: 1fr 1fr; gap: 0 16px; }
  button, .button { font: 16px Georgia, serif; border: 0; padding: 9px 20px; background: var(--clay); color: #fff; cursor: pointer; text-decoration: none; display: inline-block; }
  .box { border-top: 1px solid #d9c7ab; padding-top: 16px; margin-top: 16px; } .box:first-of-type { border: 0; padding: 0; margin: 0; } .box h3 { margin: 0 0 2px; font-weight: 400; font-size: 19px; display: flex; justify-content: space-between; gap: 12px; } .box h3 span { color: var(--leaf); white-space: nowrap; }
  table { width: 100%; border-collapse: collapse; font-size: 15px; } th { text-align: left; font-weight: 400; font-style: italic; color: var(--soft); } th, td { padding: 9px 10px 9px 0; border-bottom: 1px solid #e2d3ba; } .scroll { overflow-x: auto; } .scroll th, .scroll td { white-space: nowrap; padding-right: 18px; }
  :focus-visible { outline: 3px solid var(--leaf); outline-offset: 2px; }
  .narrow { max-width: 460px; margin: 4vh auto; } .wrong { background: #f8dfd3; color: #7c2609; padding: 10px 14px; }
`;

function page({ customer }, title, body) {
  const links = customer
    ? `<a href="/account">Your coffee</a><a href="/cafes">Cafés</a>${Number(customer.staff) === 1 ? '<a href="/office">Office</a>' : ''}<form method="post" action="/logout"><button>Sign out, ${escape(customer.name)}</button></form>`
    : '<a href="/login">Sign in</a><a href="/join">Join</a><a href="/cafes">Cafés</a>';
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escape(title)} · Finch &amp; Harrow</title><style>${STYLE}</style></head>
<body><header><a class="brand" href="/account"><i></i>Finch &amp; Harrow</a><nav>${links}</nav></header><main>${body}</main></body></html>`;
}

const wrongLine = (fault) => (fault ? `<p class="wrong" role="alert">${escape(fault)}</p>` : '');
const field = (label, name, value, type = 'text') => `<label>${label}<input name="${name}" type="${type}" value="${escape(value)}" required></label>`;
const choice = (label, name, options, value) => `<label>${label}<select name="${name}">${options.map(([key, text]) => `<option value="${escape(key)}"${String(key) === String(value) ? ' selected' : ''}>${escape(text)}</option>`).join('')}</select></label>`;

function loginPage(fault) {
  return page({}, 'Sign in', `<section class="paper narrow"><h1>Good morning</h1><p class="quiet">Sign in to see what is in the next box.</p>${wrongLine(fault)}
<form method="post" action="/login">${field('E-mail', 'email', '', 'email')}${field('Password', 'password', '', 'password')}<button>Sign in</button></form></section>`);
}

function joinPage(friend, fault) {
  return page({}, 'Join', `<section class="paper narrow"><h1>Coffee, by post</h1><p class="quiet">Roasted on Monday, with you on Wednesday.</p>${wrongLine(fault)}
<form method="post" action="/join">${field('Name', 'name', '')}${field('E-mail', 'email', '', 'email')}${field('Password', 'password', '', 'password')}${field('Street', 'street', '')}${field('City', 'city', '')}
<label>A friend's code, if you have one<input name="friend" value="${escape(friend)}"></label><button>Join</button></form></section>`);
}

const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'].map((day) => [day, day]);
const GRINDS = [['beans', 'Whole beans'], ['filter', 'Filter'], ['espresso', 'Espresso'], ['press', 'French press']];

function boxForm(box, coffees) {
  return `<article class="box"><h3>${escape(box.coffee)}<span>${money(box.price_cents)}</span></h3><p class="quiet">${Number(box.paused) ? 'Paused' : `Next on ${escape(box.next_on)}`}</p>
<form method="post" action="/boxes/${box.id}">${choice('Coffee', 'coffee', coffees.map(({ name, note }) => [name, `${name}, ${note}`]), box.coffee)}
<div class="pair">${choice('Weight', 'grams', [[250, '250 g'], [500, '500 g'], [1000, '1 kg']], box.grams)}${choice('Every', 'every_weeks', [[1, 'week'], [2, 'two weeks'], [4, 'four weeks']], box.every_weeks)}</div>
${choice('Delivery', 'paused', [[0, 'goes on'], [1, 'is paused']], box.paused)}<button>Change the box</button></form></article>`;
}

function accountPage(req, boxes, coffees) {
  const { customer } = req;
  return page(req, 'Your coffee', `<h1>Good morning, ${escape(customer.name)}</h1><p class="quiet">${escape(customer.email)} · a customer since ${escape(customer.joined)}</p>
<dl class="facts"><div><dt>Credit</dt><dd>${money(customer.credit_cents)}</dd></div><div><dt>Prices</dt><dd>${customer.tier === 'trade' ? 'Café' : 'Home'}</dd></div><div><dt>Your code for friends</dt><dd>${escape(customer.id)}</dd></div></dl>
<div class="cols"><section class="paper"><h2>Your boxes</h2>${boxes.map((box) => boxForm(box, coffees)).join('') || '<p>No box yet. Our roasters will call you.</p>'}</section>
<section class="paper"><h2>Where it goes</h2><form method="post" action="/account">${field('Name', 'name', customer.name)}${field('Street', 'street', customer.street)}${field('City', 'city', customer.city)}
<div class="pair">${choice('Ground for', 'grind', GRINDS, customer.grind)}${choice('Arrives on', 'delivery_day', DAYS, customer.delivery_day)}</div>${choice('Newsletter', 'newsletter', [[0, 'no'], [1, 'yes, monthly']], customer.newsletter)}<button>Save</button></form></section></div>`);
}

function cafesPage(req, cafes) {
  const rows = cafes.map((cafe) => `<tr><td>${escape(cafe.name)}</td><td>${escape(cafe.city)}</td><td>${escape(cafe.email)}</td><td><a href="/join?friend=${encodeURIComponent(cafe.id)}">Join through ${escape(cafe.id)}</a></td></tr>`);
  return page(req, 'Cafés', `<h1>Where to drink it</h1><p class="quiet">Join with the code of a café, and the first five euros are on us.</p><section class="paper scroll"><table><thead><tr><th>Café</th><th>City</th><th>Contact</th><th>Code</th></tr></thead><tbody>${rows.join('')}</tbody></table></section>`);
}

function officePage(req, customers) {
  const rows = customers.map((customer) => `<tr><td>${escape(customer.name)}</td><td>${escape(customer.street)}</td><td>${escape(customer.city)}</td><td>${escape(customer.tier)}</td><td>${money(customer.credit_cents)}</td></tr>`);
  return page(req, 'Office', `<h1>Labels</h1><p class="quiet">${customers.length} addresses</p><section class="paper scroll"><table><thead><tr><th>Name</th><th>Street</th><th>City</th><th>Prices</th><th>Credit</th></tr></thead><tbody>${rows.join('')}</tbody></table></section>`);
}

module.exports = { page, loginPage, joinPage, accountPage, cafesPage, officePage };
