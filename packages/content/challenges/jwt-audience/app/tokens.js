// Verifies a token. Works like the usual libraries: it checks what the options name, and returns the claims or throws.
const crypto = require('crypto');

const parse = (part) => JSON.parse(Buffer.from(part, 'base64url').toString());

function verifyToken(token, publicKey, { issuer, audience } = {}) {
  const parts = String(token).split('.');
  if (parts.length !== 3) throw new Error('this is not a token');
  const [head, body, signature] = parts;
  if (parse(head).alg !== 'ES256') throw new Error('the algorithm is not ES256');
  if (!crypto.verify('sha256', Buffer.from(`${head}.${body}`), publicKey, Buffer.from(signature, 'base64url'))) throw new Error('the signature is wrong');
  const claims = parse(body);
  if (!(claims.exp > Date.now() / 1000)) throw new Error('the token has expired');
  if (issuer && claims.iss !== issuer) throw new Error('the token is from another issuer');
  if (audience && ![].concat(claims.aud).includes(audience)) throw new Error('the token is for another service');
  return claims;
}

module.exports = { verifyToken };
