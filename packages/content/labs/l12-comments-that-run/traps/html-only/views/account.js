const { text } = require('../encode');
const { page } = require('./layout');

function loginPage(req, email, fault) {
  const wrong = fault ? `<p class="wrong" role="alert">${text(fault)}</p>` : '';
  return page(req, 'Sign in', `<div class="sheet"><h1>Sign in</h1>${wrong}<form method="post" action="/login">
<label>E-mail<input name="email" autocomplete="username" required value="${text(email)}"></label><label>Password<input name="password" type="password" autocomplete="current-password" required></label><button>Sign in</button></form></div>`);
}

function profilePage(req) {
  const { name, town, site } = req.user;
  return page(req, 'Your profile', `<div class="sheet"><h1>Your profile</h1><p class="hint">Shown with each of your comments.</p><form method="post" action="/me">
<label>Name<input name="name" value="${text(name)}" required></label><label>Town<input name="town" value="${text(town)}"></label><label>Website<input name="site" value="${text(site)}" placeholder="https://"></label><button>Save</button></form></div>`);
}

module.exports = { loginPage, profilePage };
