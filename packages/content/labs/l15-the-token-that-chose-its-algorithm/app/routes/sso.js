const express = require('express');
const sessions = require('sessions');
const store = require('../store');
const { readToken } = require('../token');
const { messagePage } = require('../views');

const ssoRoutes = express.Router();

// Some values are not tokens at all. They must not crash the server.
function tryToken(token) {
  try {
    return readToken(token);
  } catch {
    return null;
  }
}

// People arrive here from the ID service, with a token that says who they are.
ssoRoutes.get('/sso', (req, res) => {
  const claims = tryToken(req.query.token);
  const person = claims && store.findPerson(String(claims.sub));
  if (!person) {
    return res.status(401).send(messagePage(req, 'That did not work', 'The ID service did not send a valid token. Please sign in again.'));
  }
  sessions.open(res, person.id);
  res.redirect('/payslips');
});

ssoRoutes.post('/logout', (req, res) => {
  sessions.close(req, res);
  res.redirect('/id/login?app=zenith');
});

module.exports = { ssoRoutes };
