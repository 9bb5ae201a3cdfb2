// Runs before every route. What it sets goes out with every answer.
function headers(req, res, next) {
  const policy = [
    "default-src 'none'",
    "script-src 'self' 'unsafe-inline'",
    "style-src 'unsafe-inline'",
    'img-src https://images.cabinfolk.example',
    'frame-src https://maps.example',
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ];
  res.set('content-security-policy', policy.join('; '));
  next();
}

module.exports = { headers };
