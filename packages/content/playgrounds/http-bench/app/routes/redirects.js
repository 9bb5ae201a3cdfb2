const express = require('express');
const { page, box, requestText } = require('../views');

const redirectRoutes = express.Router();
const CODES = [
  [301, 'Moved Permanently', 'Browsers remember it. A POST becomes a GET, by old habit.'],
  [302, 'Found', 'For now. A POST becomes a GET as well, though the standard once said otherwise.'],
  [303, 'See Other', 'Says what 302 does: look there, with GET. The right one after a form.'],
  [307, 'Temporary Redirect', 'For now, and nothing changes: a POST stays a POST, with its body.'],
  [308, 'Permanent Redirect', 'For good, and nothing changes.'],
];

redirectRoutes.get('/redirects', (req, res) => {
  const rows = CODES.map(([code, name, words]) => `<tr><th>${code}</th><td><strong>${name}</strong><br>${words}</td><td class="act"><a class="button" href="/redirects/${code}">GET</a><form method="post" action="/redirects/${code}"><input type="hidden" name="amount" value="25"><button>POST</button></form></td></tr>`);
  res.send(page('Redirects', `<h1>Redirects</h1><p class="lead">A redirect is an answer with a header, <code>Location</code>. The browser does the rest, by rules of its own.</p>
<section class="card list"><table><tbody>${rows.join('')}</tbody></table></section>
<section class="card"><h2>Where does it lead?</h2><p>The first two links below do not lead to this host. The preview stops there, and so should you: an address taken from a request and put into <code>Location</code> is an open redirect.</p>
<p><a href="/redirects/away">To another host</a> · <a href="/redirects/slashes">To //elsewhere.example, which looks like a path</a> · <a href="/redirects/chain/4">Four in a row</a></p></section>`));
});

redirectRoutes.get('/redirects/away', (req, res) => res.redirect('https://elsewhere.example/welcome'));
redirectRoutes.get('/redirects/slashes', (req, res) => res.redirect('//elsewhere.example/welcome'));
redirectRoutes.get('/redirects/chain/:left', (req, res) => {
  const left = Math.min(Number(req.params.left) || 0, 9);
  res.redirect(left > 0 ? `/redirects/chain/${left - 1}` : '/landed');
});
redirectRoutes.all('/redirects/:code', (req, res) => res.redirect(CODES.some(([code]) => String(code) === req.params.code) ? Number(req.params.code) : 302, '/landed'));

redirectRoutes.all('/landed', (req, res) => {
  res.send(page('Landed', `<h1>You landed with ${req.method}</h1><p class="lead">The tab Requests shows both: the one you sent and the one the browser added.</p>${box('As it arrived', requestText(req))}<p><a href="/redirects">Back to the redirects</a></p>`));
});

module.exports = { redirectRoutes };
