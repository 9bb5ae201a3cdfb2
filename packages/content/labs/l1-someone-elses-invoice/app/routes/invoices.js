const express = require('express');
const store = require('../store');
const { invoiceList, invoicePage, invoicePdf } = require('../views');

const invoiceRoutes = express.Router();

// The list: only the invoices of the person who is signed in.
invoiceRoutes.get('/invoices', (req, res) => {
  res.send(invoiceList(req, store.listInvoices(req.user.id), store.listClients(req.user.id)));
});

// One invoice as a page.
invoiceRoutes.get('/invoices/:id', (req, res, next) => {
  const invoice = store.findInvoice(req.params.id);
  if (!invoice) return next();
  res.send(invoicePage(req, invoice));
});

// The same invoice to print.
invoiceRoutes.get('/invoices/:id/pdf', (req, res, next) => {
  const invoice = store.findInvoice(req.params.id);
  if (!invoice) return next();
  res.type('pdf').send(invoicePdf(invoice));
});

// A private note, shown below the lines.
invoiceRoutes.post('/invoices/:id/note', (req, res, next) => {
  const invoice = store.findInvoice(req.params.id);
  if (!invoice) return next();
  store.saveNote(invoice.id, String(req.body?.note ?? '').slice(0, 500));
  res.redirect('/invoices/' + invoice.id);
});

module.exports = { invoiceRoutes };
