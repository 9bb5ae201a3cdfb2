const express = require('express');
const passwords = require('passwords');
const sessions = require('sessions');
const store = require('../store');
const { loginPage } = require('../views');

const sessionRoutes = express.Router();

function loadUser(req, res, next) {
  const id = sessions.user(req);
  req.user = id ? store.findUser(id) : undefined;
  next();
}

const signedIn = (req, res, next) => (req.user ? next() : res.redirect('/login'));

sessionRoutes.get('/login', (req, res) => {
  if (req.user) return res.redirect('/');
  res.send(loginPage(req, ''));
});

sessionRoutes.post('/login', (req, res) => {
  const { email = '', password = '' } = req.body ?? {};
  const user = store.findUserByEmail(String(email));
  if (!user || !passwords.check(String(password), user.password)) {
    return res.status(401).send(loginPage(req, 'Wrong email address or password.'));
  }
  // SameSite=None: our shops show the purse in a frame of their own pages, and the session has to come along.
  sessions.open(res, user.id, { sameSite: 'None' });
  res.redirect('/');
});

sessionRoutes.post('/logout', (req, res) => {
  sessions.close(req, res);
  res.redirect('/login');
});

module.exports = { loadUser, signedIn, sessionRoutes };
