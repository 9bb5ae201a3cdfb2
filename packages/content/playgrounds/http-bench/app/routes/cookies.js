const express = require('express');
const { page, pairs, escape } = require('../views');

const cookieRoutes = express.Router();

cookieRoutes.get('/cookies', (req, res) => {
  res.send(page('Cookies', `<h1>Cookies</h1><p class="lead">An answer says <code>Set-Cookie</code> once. From then on every request carries <code>Cookie</code>, whoever caused it.</p>
<section class="card"><h2>Your browser sent</h2>${pairs(req.cookies)}</section>
<section class="card"><h2>Set one</h2><form method="post" action="/cookies"><div class="two"><label>Name<input name="name" value="theme"></label><label>Value<input name="value" value="dark"></label></div>
<fieldset><legend>Attributes</legend><label class="tick"><input type="checkbox" name="httpOnly" value="1"> <span><strong>HttpOnly</strong>: scripts of the page cannot read it</span></label><label class="tick"><input type="checkbox" name="secure" value="1"> <span><strong>Secure</strong>: sent over TLS only</span></label>
<label>SameSite<select name="sameSite"><option value="">not set</option><option>Strict</option><option selected>Lax</option><option>None</option></select></label><label>Seconds to live<input name="seconds" inputmode="numeric" placeholder="empty: until the browser closes"></label></fieldset><button>Set cookie</button></form></section>
<section class="card"><h2>Clear them</h2><p>There is no header for deleting. A server sets the cookie again, with <code>Max-Age=0</code>.</p><form method="post" action="/cookies/clear"><button>Clear all</button></form></section>`));
});

cookieRoutes.post('/cookies', (req, res) => {
  const { name = '', value = '', httpOnly, secure, sameSite, seconds } = req.body ?? {};
  if (!/^[\w-]{1,40}$/.test(name)) return res.status(400).send(page('Cookies', `<h1>400</h1><p class="lead">${escape(name) || 'No name'} is not a name for a cookie. Use letters, digits, hyphens and underscores. <a href="/cookies">Back</a></p>`));
  const options = { httpOnly: Boolean(httpOnly), secure: Boolean(secure) };
  if (sameSite) options.sameSite = sameSite;
  if (seconds) options.maxAge = Number(seconds) * 1000;
  res.cookie(name, value, options);
  res.redirect(303, '/cookies');
});

cookieRoutes.post('/cookies/clear', (req, res) => {
  for (const name of Object.keys(req.cookies)) res.clearCookie(name);
  res.redirect(303, '/cookies');
});

module.exports = { cookieRoutes };
