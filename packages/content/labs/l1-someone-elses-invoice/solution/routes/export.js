const express = require('express');
const store = require('../store');
const { toCsv } = require('../views');

const exportRoutes = express.Router();

// All invoices to one client, for the tax office.
exportRoutes.get('/export.csv', (req, res, next) => {
  const client = store.findClient(req.user.id, req.query.client);
  if (!client) return next();
  const invoices = store.listInvoicesOfClient(req.user.id, client.id);
  res.type('csv').set('content-disposition', 'attachment; filename="ledgerline.csv"').send(toCsv(client, invoices));
});

module.exports = { exportRoutes };
