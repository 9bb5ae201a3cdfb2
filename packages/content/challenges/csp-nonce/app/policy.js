const crypto = require('crypto');

// Our scripts carry a nonce that only we know, and the policy asks for it.
const wordOfTheDay = () => crypto.createHash('sha256').update('kestrel ' + new Date().toISOString().slice(0, 10)).digest('hex').slice(0, 24);

function policy(req, res, next) {
  const nonce = wordOfTheDay();
  res.set('content-security-policy', `default-src 'none'; script-src 'nonce-${nonce}'; style-src 'unsafe-inline'; connect-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'`);
  // So that nobody can forget it: every script of every page gets its nonce just before it is sent.
  const send = res.send;
  res.send = (html) => send(typeof html === 'string' ? html.replace(/<script\b/gi, `<script nonce="${nonce}"`) : html);
  next();
}

module.exports = { policy };
