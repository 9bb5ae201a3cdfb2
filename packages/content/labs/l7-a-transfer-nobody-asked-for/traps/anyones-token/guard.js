const crypto = require('crypto');

const issued = new Set();

function tokenOf() {
  const token = crypto.randomBytes(16).toString('hex');
  issued.add(token);
  return token;
}

// Whoever has a token got it from us.
function checkToken(req, res, next) {
  const token = req.get('x-token') ?? req.body?._token;
  if (req.method === 'GET' || req.path === '/login' || issued.has(token)) return next();
  res.status(403).type('text').send('Please open the page again.');
}

module.exports = { checkToken, tokenOf };
