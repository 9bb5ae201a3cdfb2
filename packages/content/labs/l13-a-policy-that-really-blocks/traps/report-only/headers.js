const crypto = require('crypto');

// Runs before every route. What it sets goes out with every answer.
function headers(req, res, next) {
  res.locals.nonce = crypto.randomBytes(16).toString('base64');
  const policy = [
    "default-src 'none'",
    `script-src 'nonce-${res.locals.nonce}' 'strict-dynamic'`,
    `style-src 'nonce-${res.locals.nonce}'`,
    'img-src https://images.cabinfolk.example',
    'frame-src https://maps.example',
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ];
  res.set('content-security-policy-report-only', policy.join('; '));
  res.set('x-frame-options', 'DENY');
  next();
}

module.exports = { headers };
