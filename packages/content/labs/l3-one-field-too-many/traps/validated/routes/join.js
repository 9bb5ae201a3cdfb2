const crypto = require('crypto');
const express = require('express');
const passwords = require('passwords');
const sessions = require('sessions');
const { validColumns } = require('../fields');
const store = require('../store');
const { cafesPage, joinPage } = require('../views');

const joinRoutes = express.Router();

// Where to drink it; the link carries the café's code as that of the friend who sent you.
joinRoutes.get('/cafes', (req, res) => {
  res.send(cafesPage(req, store.listCafes()));
});

joinRoutes.get('/join', (req, res) => {
  res.send(joinPage(String(req.query.friend ?? ''), ''));
});

joinRoutes.post('/join', (req, res) => {
  const { friend = '', ...given } = validColumns(req.body);
  if (!given.email || !given.password || store.findCustomerByEmail(String(given.email))) {
    return res.status(400).send(joinPage(String(friend), 'Please choose an e-mail address that is not taken, and a password.'));
  }
  const customer = {
    id: crypto.randomBytes(6).toString('hex'),
    grind: 'filter',
    delivery_day: 'Tuesday',
    newsletter: 0,
    // A friend's code is worth five euros.
    credit_cents: store.findCustomer(String(friend)) ? 500 : 0,
    tier: 'home',
    staff: 0,
    joined: new Date().toISOString().slice(0, 10),
    ...given,
    password: passwords.hash(String(given.password)),
  };
  store.addCustomer(customer);
  sessions.open(res, customer.id);
  res.redirect('/account');
});

module.exports = { joinRoutes };
