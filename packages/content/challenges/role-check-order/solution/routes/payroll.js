const express = require('express');
const store = require('../store');
const { requireRole } = require('../guards');
const { payrollPage, payrollCsv } = require('../views');

const payrollRoutes = express.Router();

// Above every route in this file, so that routes added below are guarded, too.
payrollRoutes.use(requireRole('manager'));

// For the accountant, first of every month.
payrollRoutes.get('/export.csv', (req, res) => {
  res.type('csv').attachment('payroll.csv').send(payrollCsv(store.listPayslips()));
});

payrollRoutes.get('/', (req, res) => {
  res.send(payrollPage(req, store.listPayslips()));
});

module.exports = { payrollRoutes };
