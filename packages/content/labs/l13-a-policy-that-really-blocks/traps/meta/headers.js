const crypto = require('crypto');

// Runs before every route. The policy itself stands in the pages.
function headers(req, res, next) {
  res.locals.nonce = crypto.randomBytes(16).toString('base64');
  next();
}

module.exports = { headers };
