const express = require('express');
const passwords = require('passwords');
const sessions = require('sessions');
const attempts = require('../attempts');
const store = require('../store');
const { loginPage } = require('../views');

const sessionRoutes = express.Router();

// Checked when there is no client, so that the answer takes just as long. No password fits it.
const NOBODY = passwords.hash('no client has this password');

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
  const email = String(req.body?.email ?? '').trim().toLowerCase();
  const password = String(req.body?.password ?? '');
  if (attempts.tooMany(email, req.ip)) {
    return res.status(429).send(loginPage('Too many wrong passwords. Please try again in a quarter of an hour.'));
  }
  const client = store.findClientByEmail(email);
  const right = passwords.check(password, client ? client.password : NOBODY);
  if (!client || !right) {
    attempts.note(email, req.ip);
    return res.status(401).send(loginPage('Wrong email address or password.'));
  }
  attempts.settle(email);
  sessions.open(res, client.id);
  res.redirect('/');
});

sessionRoutes.post('/logout', (req, res) => {
  sessions.close(req, res);
  res.redirect('/login');
});

module.exports = { loadClient, sessionRoutes };
