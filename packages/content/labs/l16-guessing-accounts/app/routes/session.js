const express = require('express');
const passwords = require('passwords');
const sessions = require('sessions');
const store = require('../store');
const { loginPage } = require('../views');

const sessionRoutes = express.Router();

function loadClient(req, res, next) {
  const id = sessions.user(req);
  req.client = id ? store.findClient(id) : undefined;
  next();
}

sessionRoutes.get('/login', (req, res) => {
  if (req.client) return res.redirect('/');
  res.send(loginPage(''));
});

sessionRoutes.post('/login', (req, res) => {
  const email = String(req.body?.email ?? '');
  const password = String(req.body?.password ?? '');
  const client = store.findClientByEmail(email);
  if (!client) {
    return res.status(404).send(loginPage('We have no client with this email address.'));
  }
  if (!passwords.check(password, client.password)) {
    return res.status(401).send(loginPage('Wrong password.'));
  }
  sessions.open(res, client.id);
  res.redirect('/');
});

sessionRoutes.post('/logout', (req, res) => {
  sessions.close(req, res);
  res.redirect('/login');
});

module.exports = { loadClient, sessionRoutes };
