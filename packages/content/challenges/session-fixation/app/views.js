const escape = (value) =>
  String(value ?? '').replace(/[&<>"']/g, (char) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' })[char]);
const money = (cents) => `€ ${(cents / 100).toFixed(2)}`;

const STYLE = `
  :root { color-scheme: light; --ink: #33241a; --soft: #7b6757; --line: #eddfd0; --page: #fbf5ee; --accent: #a4491d; }
  * { box-sizing: border-box; } body { margin: 0; background: var(--page); color: var(--ink); font: 15px/1.6 system-ui, "Segoe UI", sans-serif; } a { color: var(--accent); text-underline-offset: 3px; }
  header { background: #fff; border-bottom: 1px solid var(--line); } header > div { max-width: 900px; margin: 0 auto; padding: 13px 20px; display: flex; gap: 8px 18px; flex-wrap: wrap; align-items: center; } .brand { font: 600 20px/1.2 Georgia, serif; color: var(--ink); text-decoration: none; margin-right: auto; } header button { background: none; color: var(--accent); padding: 0; font-weight: 400; text-decoration: underline; text-underline-offset: 3px; }
  main { max-width: 900px; margin: 26px auto 60px; padding: 0 20px; } h1 { font: 600 26px/1.2 Georgia, serif; margin: 0 0 4px; } .lead { color: var(--soft); margin: 0 0 18px; } .grid { display: grid; grid-template-columns: repeat(auto-fill, minmax(190px, 1fr)); gap: 14px; margin-bottom: 18px; }
  .card { background: #fff; border: 1px solid var(--line); border-radius: 14px; padding: 18px 20px; margin-bottom: 14px; } .grid .card { margin: 0; } .card h2 { font: 600 17px/1.3 Georgia, serif; margin: 0; } .card p { margin: 4px 0 12px; color: var(--soft); } .loaf { height: 54px; border-radius: 50% 50% 14px 14px; background: linear-gradient(160deg, #e0a460, #a4622a); margin-bottom: 12px; }
  label { display: block; font-weight: 600; margin-bottom: 12px; } input { display: block; width: 100%; margin-top: 5px; font: inherit; font-weight: 400; padding: 9px 12px; border: 1px solid #d0b9a3; border-radius: 9px; } button { font: inherit; font-weight: 600; border: 0; border-radius: 9px; padding: 8px 16px; background: var(--accent); color: #fff; cursor: pointer; } :focus-visible { outline: 3px solid #e3a13c; outline-offset: 2px; } ul { margin: 0; padding-left: 20px; } .login { max-width: 380px; margin: 6vh auto; } .wrong { background: #fdeae2 !important; color: #8a2f0f !important; border-radius: 9px; padding: 9px 13px; }
`;

function page({ user }, title, body) {
  const bar = user ? `<a href="/account">${escape(user.name)}</a><form method="post" action="/logout"><button>Sign out</button></form>` : '<a href="/login">Sign in</a>';
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escape(title)} · Crumb Street Bakery</title><style>${STYLE}</style></head><body><header><div><a class="brand" href="/">Crumb Street Bakery</a>${bar}</div></header><main>${body}</main></body></html>`;
}

const basketCard = (basket) => `<section class="card"><h2>Your basket</h2>${basket.length === 0 ? '<p>Nothing yet.</p>' : `<ul>${basket.map((line) => `<li>${line.count} × ${escape(line.name)}, ${money(line.cents * line.count)}</li>`).join('')}</ul>`}</section>`;

const shopPage = (req, bread, basket) => page(req, 'Bread', `<h1>Baked this morning</h1><p class="lead">Order until ten, on your doorstep by noon.</p><div class="grid">${bread.map((loaf) => `<section class="card"><div class="loaf"></div><h2>${escape(loaf.name)}</h2><p>${money(loaf.cents)}</p><form method="post" action="/basket"><input type="hidden" name="bread" value="${escape(loaf.id)}"><button>Add</button></form></section>`).join('')}</div>${basketCard(basket)}`);

const loginPage = (req, fault) => page(req, 'Sign in', `<section class="card login"><h1>Sign in</h1>${fault ? `<p class="wrong" role="alert">${escape(fault)}</p>` : '<p>You keep your basket.</p>'}<form method="post" action="/login"><label>E-mail<input name="email" type="email" autocomplete="username"></label><label>Password<input name="password" type="password" autocomplete="current-password"></label><button>Sign in</button></form></section>`);

const accountPage = (req, basket) => page(req, 'Account', `<section class="card"><h1>${escape(req.user.name)}</h1><p>We deliver to</p><p><strong>${escape(req.user.address)}</strong></p></section>${basketCard(basket)}`);

module.exports = { shopPage, loginPage, accountPage };
