const express = require('express');
const store = require('../store');
const { requireRole } = require('../guards');
const { payrollPage, payrollCsv } = require('../views');

const payrollRoutes = express.Router();

// For the accountant, first of every month.
payrollRoutes.get('/export.csv', (req, res) => {
  res.type('csv').attachment('payroll.csv').send(payrollCsv(store.listPayslips()));
});

payrollRoutes.use(requireRole('manager'));

payrollRoutes.get('/', (req, res) => {
  res.send(payrollPage(req, store.listPayslips()));
});

module.exports = { payrollRoutes };
