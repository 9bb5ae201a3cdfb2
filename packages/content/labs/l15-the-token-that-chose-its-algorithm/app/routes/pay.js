const express = require('express');
const store = require('../store');
const { payslipsPage } = require('../views');

const payRoutes = express.Router();

payRoutes.get('/payslips', (req, res) => {
  res.send(payslipsPage(req, store.listPayslips(req.person.id)));
});

module.exports = { payRoutes };
