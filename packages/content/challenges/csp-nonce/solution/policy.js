const crypto = require('crypto');

// Our scripts carry a nonce that only we know, and the policy asks for it. It is drawn for this response and for no other.
function policy(req, res, next) {
  const nonce = crypto.randomBytes(16).toString('base64');
  res.locals.nonce = nonce;
  res.set('content-security-policy', `default-src 'none'; script-src 'nonce-${nonce}'; style-src 'unsafe-inline'; connect-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'`);
  next();
}

module.exports = { policy };
