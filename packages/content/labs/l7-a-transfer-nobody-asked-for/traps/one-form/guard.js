const crypto = require('crypto');

const KEY = crypto.randomBytes(32);

// Each session has a token of its own.
const tokenOf = (req) => crypto.createHmac('sha256', KEY).update(req.cookies.sid ?? '').digest('hex');

function checkToken(req, res, next) {
  if (req.body?._token === tokenOf(req)) return next();
  res.status(403).type('text').send('Please open the page again.');
}

module.exports = { checkToken, tokenOf };
