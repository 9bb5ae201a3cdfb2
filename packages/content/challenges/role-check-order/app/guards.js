const sessions = require('sessions');
const store = require('./store');
const { page } = require('./views');

// Who is asking, from the session.
function loadUser(req, res, next) {
  const id = sessions.user(req);
  req.user = id ? store.findStaff(id) : undefined;
  next();
}

function requireUser(req, res, next) {
  if (!req.user) return res.redirect('/login');
  next();
}

// Lets only people with this role pass.
const requireRole = (role) => (req, res, next) => {
  if (req.user?.role !== role) {
    return res.status(403).send(page(req, 'Not for you', `<h1>Not for you</h1><p class="lead">This needs the role ${role}.</p><p><a href="/refunds">Back to the desk</a></p>`));
  }
  next();
};

module.exports = { loadUser, requireUser, requireRole };
