const express = require('express');
const store = require('../store');
const { toCsv } = require('../views');

const exportRoutes = express.Router();

// All invoices to one client, for the tax office.
exportRoutes.get('/export.csv', (req, res, next) => {
  const client = store.findClient(req.query.client);
  if (!client || client.owner_id !== req.user.id) return next();
  const invoices = store.listInvoicesOfClient(client.id);
  res.type('csv').set('content-disposition', 'attachment; filename="ledgerline.csv"').send(toCsv(client, invoices));
});

module.exports = { exportRoutes };
