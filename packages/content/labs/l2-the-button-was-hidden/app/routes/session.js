const express = require('express');
const passwords = require('passwords');
const sessions = require('sessions');
const store = require('../store');
const { loginPage } = require('../views');

const sessionRoutes = express.Router();

function loadMember(req, res, next) {
  const id = sessions.user(req);
  req.member = id ? store.findMember(id) : undefined;
  next();
}

sessionRoutes.get('/login', (req, res) => {
  if (req.member) return res.redirect('/shifts');
  res.send(loginPage(''));
});

sessionRoutes.post('/login', (req, res) => {
  const { email = '', password = '' } = req.body ?? {};
  const member = store.findMemberByEmail(String(email));
  if (!member || !passwords.check(String(password), member.password)) {
    return res.status(401).send(loginPage('Wrong email address or password.'));
  }
  sessions.open(res, member.id);
  res.redirect('/shifts');
});

sessionRoutes.post('/logout', (req, res) => {
  sessions.close(req, res);
  res.redirect('/login');
});

module.exports = { loadMember, sessionRoutes };
