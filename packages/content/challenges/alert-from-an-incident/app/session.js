const express = require('express');
const passwords = require('passwords');
const sessions = require('sessions');
const store = require('./store');
const { note, isBlocked } = require('./watch');
const { loginPage } = require('./views');

const sessionRoutes = express.Router();

const refuse = (req, res) => res.status(401).send(loginPage(req, 'Address and password do not match.'));

sessionRoutes.get('/login', (req, res) => res.send(loginPage(req, '')));

sessionRoutes.post('/login', (req, res) => {
  const email = String(req.body?.email ?? '').trim().toLowerCase().slice(0, 100);
  const password = String(req.body?.password ?? '');
  if (isBlocked(req.ip)) return res.status(429).send(loginPage(req, 'Too many attempts. Please try again later.'));
  const customer = store.findCustomerByEmail(email);
  // Takes the same time for a name that does not exist.
  const isRight = passwords.check(password, customer ? customer.password : 'nobody');
  if (!customer) return refuse(req, res);
  if (!isRight) {
    note({ kind: 'login-failed', account: email, address: req.ip });
    return refuse(req, res);
  }
  note({ kind: 'login', account: email, address: req.ip });
  sessions.open(res, customer.id);
  res.redirect('/');
});

sessionRoutes.post('/logout', (req, res) => {
  sessions.close(req, res);
  res.redirect('/login');
});

module.exports = { sessionRoutes };
