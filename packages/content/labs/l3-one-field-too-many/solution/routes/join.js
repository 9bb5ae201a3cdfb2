const crypto = require('crypto');
const express = require('express');
const passwords = require('passwords');
const sessions = require('sessions');
const { pick } = require('../fields');
const store = require('../store');
const { cafesPage, joinPage } = require('../views');

// What a new customer is asked for. Everything else starts as we decide.
const FIELDS = ['name', 'email', 'password', 'street', 'city', 'friend'];

const joinRoutes = express.Router();

// Where to drink it. The link carries the café's code in place of a friend's.
joinRoutes.get('/cafes', (req, res) => {
  res.send(cafesPage(req, store.listCafes()));
});

joinRoutes.get('/join', (req, res) => {
  res.send(joinPage(String(req.query.friend ?? ''), ''));
});

joinRoutes.post('/join', (req, res) => {
  const { friend = '', ...given } = pick(req.body, FIELDS);
  if (!given.email || !given.password || store.findCustomerByEmail(String(given.email))) {
    return res.status(400).send(joinPage(String(friend), 'Choose an email address that is not taken yet, and a password.'));
  }
  const customer = {
    ...given,
    id: crypto.randomBytes(6).toString('hex'),
    grind: 'filter',
    delivery_day: 'Tuesday',
    newsletter: 0,
    // A friend's code is worth five euros.
    credit_cents: store.findCustomer(String(friend)) ? 500 : 0,
    tier: 'home',
    staff: 0,
    joined: new Date().toISOString().slice(0, 10),
    password: passwords.hash(String(given.password)),
  };
  store.addCustomer(customer);
  sessions.open(res, customer.id);
  res.redirect('/account');
});

module.exports = { joinRoutes };
