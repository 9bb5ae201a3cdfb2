const { ISSUER, PUBLIC_KEY, audienceOf } = require('./config');
const store = require('./store');
const { verifyToken } = require('./tokens');
const { page } = require('./views');

// Programs send the token in a header, browsers in a cookie.
const tokenOf = (req) => (req.get('authorization') ?? '').replace(/^Bearer /, '') || (req.cookies.token ?? '');

const refuse = (res, why) => res.status(401).send(page('Not signed in', `<h1>Not signed in</h1><p class="lead">Refused: ${why}.</p><p><a href="/login">Sign in</a></p>`));

// Lets requests pass that have a valid token for this service.
const requireToken = (service) => (req, res, next) => {
  const audience = audienceOf(service);
  try {
    req.claims = verifyToken(tokenOf(req), PUBLIC_KEY, { issuer: ISSUER, audience });
  } catch (error) {
    return refuse(res, error instanceof SyntaxError ? 'this is not a token' : error.message);
  }
  req.person = store.findPerson(String(req.claims.sub));
  if (!req.person) return refuse(res, 'nobody here has this name');
  next();
};

module.exports = { requireToken };
