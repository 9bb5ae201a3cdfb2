// Reads the tokens of the ID service: header.claims.signature, each part in base64url.
const crypto = require('crypto');
const { keyFor } = require('./keys');

const ALGORITHM = 'ES256';
const AUDIENCE = 'zenith';
const ISSUER = 'https://id.nordvik.example';

const parse = (part) => JSON.parse(Buffer.from(part, 'base64url').toString());

// One algorithm, the one our keys are for. The header may agree or be refused; it does not choose.
function isSigned(header, data, signature) {
  const key = keyFor(header.kid);
  if (key === undefined || header.alg !== ALGORITHM) return false;
  return crypto.verify('sha256', Buffer.from(data), key, Buffer.from(signature, 'base64url'));
}

// A good signature says who wrote the token. Whether it is for us, and still valid, is in the claims.
function isForUs({ iss, aud, exp }) {
  return iss === ISSUER && aud === AUDIENCE && typeof exp === 'number' && exp > Date.now() / 1000;
}

// Returns the claims of a token, or null if it cannot be trusted.
function readToken(token) {
  const [head, body, signature = ''] = String(token).split('.');
  if (!isSigned(parse(head), `${head}.${body}`, signature)) return null;
  const claims = parse(body);
  return isForUs(claims) ? claims : null;
}

module.exports = { readToken };
