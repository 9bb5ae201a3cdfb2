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

sessionRoutes.get('/login', (req, res) => {
  if (req.user) return res.redirect('/invoices');
  res.send(loginPage(''));
});

sessionRoutes.post('/login', (req, res) => {
  const { email = '', password = '' } = req.body ?? {};
  const user = store.findUserByEmail(String(email));
  if (!user || !passwords.check(String(password), user.password)) {
    return res.status(401).send(loginPage('Wrong email address or password.'));
  }
  sessions.open(res, user.id);
  res.redirect('/invoices');
});

sessionRoutes.post('/logout', (req, res) => {
  sessions.close(req, res);
  res.redirect('/login');
});

module.exports = { loadUser, sessionRoutes };
