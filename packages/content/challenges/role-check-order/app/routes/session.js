const express = require('express');
const passwords = require('passwords');
const sessions = require('sessions');
const store = require('../store');
const { loginPage } = require('../views');

const sessionRoutes = express.Router();

sessionRoutes.get('/login', (req, res) => (req.user ? res.redirect('/refunds') : res.send(loginPage(''))));

sessionRoutes.post('/login', (req, res) => {
  const { email = '', password = '' } = req.body ?? {};
  const staff = store.findStaffByEmail(String(email));
  if (!staff || !passwords.check(String(password), staff.password)) {
    return res.status(401).send(loginPage('Address and password do not match.'));
  }
  sessions.open(res, staff.id);
  res.redirect('/refunds');
});

sessionRoutes.post('/logout', (req, res) => {
  sessions.close(req, res);
  res.redirect('/login');
});

module.exports = { sessionRoutes };
