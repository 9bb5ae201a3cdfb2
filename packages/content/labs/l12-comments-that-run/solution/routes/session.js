const express = require('express');
const passwords = require('passwords');
const sessions = require('sessions');
const store = require('../store');
const { loginPage } = require('../views/account');

const sessionRoutes = express.Router();

function loadUser(req, res, next) {
  const id = sessions.user(req);
  req.user = id ? store.findUser(id) : undefined;
  next();
}

sessionRoutes.get('/login', (req, res) => {
  res.send(loginPage(req, '', ''));
});

sessionRoutes.post('/login', (req, res) => {
  const { email = '', password = '' } = req.body ?? {};
  const user = store.findUserByEmail(String(email));
  if (!user || !passwords.check(String(password), user.password)) {
    return res.status(401).send(loginPage(req, String(email), 'Wrong email address or password.'));
  }
  sessions.open(res, user.id);
  res.redirect(user.role === 'editor' ? '/desk' : '/');
});

sessionRoutes.post('/logout', (req, res) => {
  sessions.close(req, res);
  res.redirect('/');
});

module.exports = { loadUser, sessionRoutes };
