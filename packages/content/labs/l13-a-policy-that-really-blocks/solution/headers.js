const crypto = require('crypto');

// Runs before every route. What it sets goes out with every answer.
function headers(req, res, next) {
  // Unknown to anybody before this answer, and useless for any other.
  const nonce = crypto.randomBytes(16).toString('base64');
  res.locals.nonce = nonce;
  const policy = [
    "default-src 'none'",
    `script-src 'nonce-${nonce}' 'strict-dynamic'`,
    `style-src 'nonce-${nonce}'`,
    'img-src https://images.cabinfolk.example',
    'frame-src https://maps.example',
    // default-src does not cover these three.
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ];
  res.set('content-security-policy', policy.join('; '));
  res.set('x-content-type-options', 'nosniff');
  res.set('referrer-policy', 'strict-origin-when-cross-origin');
  next();
}

module.exports = { headers };
