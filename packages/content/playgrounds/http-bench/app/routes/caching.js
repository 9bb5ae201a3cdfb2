const express = require('express');
const crypto = require('crypto');
const { page, box } = require('../views');

const cacheRoutes = express.Router();
let text = 'Ferry 4 leaves at 17:40 from pier 2.';

const KINDS = {
  'no-store': ['no-store', 'Nobody may keep it. For account pages and everything personal.'],
  private: ['private, max-age=60', 'The browser may keep it for a minute; nobody in between may.'],
  public: ['public, max-age=31536000, immutable', 'Anybody, for a year. For files whose name changes when they do.'],
  'no-cache': ['no-cache', 'Keep it, but ask before each use. The most misread name in HTTP.'],
};

cacheRoutes.get('/caching', (req, res) => {
  const rows = Object.entries(KINDS).map(([name, [header, words]]) => `<tr><td><a href="/caching/${name}"><code>${header}</code></a></td><td>${words}</td></tr>`);
  res.send(page('Caching', `<h1>Caching</h1><p class="lead">Who may keep a copy of an answer, and for how long. What one person received must not be kept for the next.</p>
<section class="card list"><table><tbody>${rows.join('')}</tbody></table></section>
<section class="card"><h2>Has it changed since?</h2><p><a href="/caching/notice">/caching/notice</a> answers with an <code>ETag</code>, a fingerprint of the text. Open it, then use <em>Edit and resend</em> with the header <code>if-none-match</code> and that fingerprint, quotes included: the answer is 304 and empty. Change the text below and send it again.</p>
<form method="post" action="/caching/notice"><label>Notice<input name="text" value="${text.replace(/[&<>"]/g, '')}"></label><button>Change</button></form></section>
<section class="card"><h2>One address, several answers</h2><p><a href="/caching/greeting">/caching/greeting</a> depends on <code>Accept-Language</code> and says so with <code>Vary</code>. Without that header a cache would greet everybody in the language of the first visitor. Try <code>accept-language: pt</code>.</p></section>`));
});

cacheRoutes.get('/caching/notice', (req, res) => {
  const etag = `"${crypto.createHash('sha256').update(text).digest('hex').slice(0, 12)}"`;
  res.set({ etag, 'cache-control': 'no-cache' });
  if (req.get('if-none-match') === etag) return res.status(304).end();
  res.type('text').send(text);
});

cacheRoutes.post('/caching/notice', (req, res) => {
  text = String(req.body?.text ?? '').slice(0, 200);
  res.redirect(303, '/caching');
});

cacheRoutes.get('/caching/greeting', (req, res) => {
  const wanted = (req.get('accept-language') ?? 'en').slice(0, 2);
  const greetings = { en: 'Good morning', pt: 'Bom dia', de: 'Guten Morgen', fr: 'Bonjour' };
  res.set('vary', 'accept-language').type('text').send(greetings[wanted] ?? greetings.en);
});

cacheRoutes.get('/caching/:kind', (req, res, next) => {
  const kind = KINDS[req.params.kind];
  if (!kind) return next();
  res.set('cache-control', kind[0]).send(page('Caching', `<h1>${req.params.kind}</h1><p class="lead">${kind[1]}</p>${box('Sent with', `cache-control: ${kind[0]}`)}<p><a href="/caching">Back to caching</a></p>`));
});

module.exports = { cacheRoutes };
