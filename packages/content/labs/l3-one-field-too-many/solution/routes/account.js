const express = require('express');
const { pick } = require('../fields');
const store = require('../store');
const { accountPage } = require('../views');

// What customers may change about themselves.
const FIELDS = ['name', 'street', 'city', 'grind', 'delivery_day', 'newsletter'];

const accountRoutes = express.Router();

accountRoutes.get('/account', (req, res) => {
  res.send(accountPage(req, store.listBoxes(req.customer.id), store.listCoffees()));
});

// The form of the page.
accountRoutes.post('/account', (req, res) => {
  store.saveCustomer({ ...req.customer, ...pick(req.body, FIELDS) });
  res.redirect('/account');
});

// The same for the phone app, which sends only what changed.
accountRoutes.patch('/api/account', (req, res) => {
  store.saveCustomer({ ...req.customer, ...pick(req.body, FIELDS) });
  const { password, ...customer } = store.findCustomer(req.customer.id);
  res.json(customer);
});

module.exports = { accountRoutes };
