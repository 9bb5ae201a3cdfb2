const express = require('express');
const { page, box } = require('../views');

const answerRoutes = express.Router();

const STATUS = {
  200: ['OK', 'Here it is.'], 201: ['Created', 'It was created; Location says where.'], 204: ['No Content', 'Done, and nothing to show.'],
  400: ['Bad Request', 'I do not understand you.'], 401: ['Unauthorized', 'Who are you? It means unauthenticated, in spite of its name.'], 403: ['Forbidden', 'I know who you are, and no.'], 404: ['Not Found', 'There is no such thing, or you need not know about it.'], 405: ['Method Not Allowed', 'Not this method; Allow lists the others.'], 409: ['Conflict', 'Somebody was here before you.'], 415: ['Unsupported Media Type', 'I do not read this format.'], 422: ['Unprocessable Content', 'I understand, but it makes no sense.'], 429: ['Too Many Requests', 'Slow down; Retry-After says for how long.'],
  500: ['Internal Server Error', 'My fault. The details belong in my log, not on your screen.'], 502: ['Bad Gateway', 'The server behind me answered nonsense.'], 503: ['Service Unavailable', 'Later.'], 504: ['Gateway Timeout', 'The server behind me did not answer.'],
};

answerRoutes.get('/status', (req, res) => {
  const rows = Object.entries(STATUS).map(([code, [name, words]]) => `<tr><th><a href="/status/${code}">${code}</a></th><td><strong>${name}</strong><br>${words}</td></tr>`);
  res.send(page('Status codes', `<h1>Status codes</h1><p class="lead">2: it worked. 3: look elsewhere. 4: your fault. 5: my fault.</p><section class="card list"><table><tbody>${rows.join('')}</tbody></table></section>`));
});

answerRoutes.all('/status/:code', (req, res, next) => {
  const known = STATUS[req.params.code];
  if (!known) return next();
  const extra = { 201: ['location', '/api/notes/3'], 401: ['www-authenticate', 'Basic realm="bench"'], 405: ['allow', 'GET, HEAD'], 429: ['retry-after', '30'], 503: ['retry-after', '120'] }[req.params.code];
  if (extra) res.set(extra[0], extra[1]);
  res.status(req.params.code);
  if (req.params.code === '204') return res.end();
  res.send(page(known[0], `<h1>${req.params.code} ${known[0]}</h1><p class="lead">${known[1]}</p>${extra ? box('With the header', extra.join(': ')) : ''}<p><a href="/status">All status codes</a></p>`));
});

// The same text under different types. What a browser does with it depends on the type alone.
const TEXT = '<b>Bold</b> & "quoted", 3 < 4';
const NAMES = { html: 'text/html; charset=utf-8', text: 'text/plain; charset=utf-8', json: 'application/json', csv: 'text/csv', svg: 'image/svg+xml', bytes: 'application/octet-stream' };

answerRoutes.get('/types', (req, res) => {
  const rows = Object.entries(NAMES).map(([name, type]) => `<tr><td><a href="/types/${name}">/types/${name}</a></td><td><code>${type}</code></td></tr>`);
  res.send(page('Content types', `<h1>Content types</h1><p class="lead">Six addresses, one text. A header decides whether it is a page, a text or a file.</p>${box('The text', TEXT)}<section class="card list"><table><tbody>${rows.join('')}</tbody></table></section>
<section class="card"><h2>No guessing</h2><p>Browsers used to guess the type from the first bytes, and turned uploaded images into pages. <code>X-Content-Type-Options: nosniff</code> forbids it; every answer of <code>/types/…</code> carries it. <a href="/types/text?download=1">Content-Disposition</a> makes it a download.</p></section>`));
});

answerRoutes.get('/types/:name', (req, res, next) => {
  const type = NAMES[req.params.name];
  if (!type) return next();
  if (req.query.download) res.attachment('note.txt');
  res.set('x-content-type-options', 'nosniff').type(type).send(TEXT);
});

// Which other sites' scripts may read an answer. The browser asks, the server decides, the browser enforces.
const FRIENDS = ['https://maps.example', 'https://admin.harbor.example'];

answerRoutes.get('/cors', (req, res) => {
  res.send(page('CORS', `<h1>CORS</h1><p class="lead">A page of one site may send requests to another. Whether its scripts may <em>read</em> the answer is for the other site to decide.</p>
<section class="card"><p>Send these again with the header <code>origin: https://maps.example</code>, then with <code>origin: https://evil.example</code>, and compare the answers.</p><ul>
<li><a href="/cors/list">/cors/list</a> names its friends: it answers known origins by name and adds <code>Vary</code>.</li><li><a href="/cors/star">/cors/star</a> says <code>*</code>: anybody may read, but never with cookies.</li><li><a href="/cors/mirror">/cors/mirror</a> repeats whatever origin it is sent and allows cookies. This one is a fault: every site may read what is yours.</li></ul>
<p>For anything beyond a plain form the browser asks first: send <code>OPTIONS /cors/list</code> with <code>origin</code> and <code>access-control-request-method: PUT</code>.</p></section>`));
});

answerRoutes.all('/cors/:policy', (req, res, next) => {
  const { policy } = req.params;
  const origin = req.get('origin');
  if (!['list', 'star', 'mirror'].includes(policy)) return next();
  if (policy === 'star') res.set('access-control-allow-origin', '*');
  if (policy === 'mirror' && origin) res.set({ 'access-control-allow-origin': origin, 'access-control-allow-credentials': 'true' });
  if (policy === 'list') res.set('vary', 'origin');
  if (policy === 'list' && FRIENDS.includes(origin)) res.set({ 'access-control-allow-origin': origin, 'access-control-allow-credentials': 'true' });
  if (req.method !== 'OPTIONS') return res.json({ balance: 184.5, currency: 'EUR' });
  res.set({ 'access-control-allow-methods': 'GET, PUT', 'access-control-allow-headers': 'content-type', 'access-control-max-age': '600' }).status(204).end();
});

// Name and password in every request, in an encoding that hides nothing: base64.
answerRoutes.get('/basic', (req, res) => {
  const [scheme, coded = ''] = (req.get('authorization') ?? '').split(' ');
  const [user, password] = Buffer.from(coded, 'base64').toString().split(':');
  if (scheme !== 'Basic' || user !== 'ines' || password !== 'blue-kettle') {
    return res.status(401).set('www-authenticate', 'Basic realm="bench"').send(page('Basic', `<h1>401</h1><p class="lead">Name and password, please. Resend this request with the header</p>${box('Header', `authorization: Basic ${btoa('ines:blue-kettle')}`)}<p>It is <code>ines:blue-kettle</code> in base64. Anyone who sees the header can read it: base64 is spelling, not encryption.</p>`));
  }
  res.send(page('Basic', `<h1>Welcome, ${user}</h1><p class="lead">There is no session. The browser sends the password again with each request.</p>`));
});

module.exports = { answerRoutes };
