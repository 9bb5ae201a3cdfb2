const express = require('express');
const passwords = require('passwords');
const sessions = require('sessions');
const store = require('../store');
const { loginPage } = require('../views');

const sessionRoutes = express.Router();

function loadCustomer(req, res, next) {
  const id = sessions.user(req);
  req.customer = id ? store.findCustomer(id) : undefined;
  next();
}

sessionRoutes.get('/login', (req, res) => {
  if (req.customer) return res.redirect('/account');
  res.send(loginPage(''));
});

sessionRoutes.post('/login', (req, res) => {
  const { email = '', password = '' } = req.body ?? {};
  const customer = store.findCustomerByEmail(String(email));
  if (!customer || !passwords.check(String(password), customer.password)) {
    return res.status(401).send(loginPage('Wrong email address or password.'));
  }
  sessions.open(res, customer.id);
  res.redirect('/account');
});

sessionRoutes.post('/logout', (req, res) => {
  sessions.close(req, res);
  res.redirect('/login');
});

module.exports = { loadCustomer, sessionRoutes };
