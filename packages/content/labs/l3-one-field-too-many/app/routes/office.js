const express = require('express');
const store = require('../store');
const { officePage } = require('../views');

const officeRoutes = express.Router();

// Addresses to print labels from: for employees only.
officeRoutes.get('/office', (req, res, next) => {
  if (Number(req.customer.staff) !== 1) return next();
  res.send(officePage(req, store.listCustomers()));
});

module.exports = { officeRoutes };
