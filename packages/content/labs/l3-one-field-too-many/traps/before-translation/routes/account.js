const express = require('express');
const { toColumns } = require('../fields');
const store = require('../store');
const { accountPage } = require('../views');

const accountRoutes = express.Router();

accountRoutes.get('/account', (req, res) => {
  res.send(accountPage(req, store.listBoxes(req.customer.id), store.listCoffees()));
});

// The form of the page.
accountRoutes.post('/account', (req, res) => {
  const { password: unused, ...given } = toColumns(req.body);
  store.saveCustomer({ ...req.customer, ...given });
  res.redirect('/account');
});

// The same for the phone app, which sends only what changed.
accountRoutes.patch('/api/account', (req, res) => {
  const { password: unused, ...given } = toColumns(req.body);
  store.saveCustomer({ ...req.customer, ...given });
  const { password, ...customer } = store.findCustomer(req.customer.id);
  res.json(customer);
});

module.exports = { accountRoutes };
