const crypto = require('crypto');

const KEY = crypto.randomBytes(32);

// Each session has a token of its own.
const tokenOf = (req) => crypto.createHmac('sha256', KEY).update(req.cookies.sid ?? '').digest('hex');

// Pages that were opened before today have no token yet.
function checkToken(req, res, next) {
  const token = req.get('x-token') ?? req.body?._token;
  if (req.method === 'GET' || !token || token === tokenOf(req)) return next();
  res.status(403).type('text').send('Please open the page again.');
}

module.exports = { checkToken, tokenOf };
