const express = require('express');
const store = require('../store');
const { invoiceList, invoicePage, invoicePdf } = require('../views');

const invoiceRoutes = express.Router();

// Invoices are opened by a click on the list, never by typing an address.
const cameFromList = (req) => (req.get('referer') || '').startsWith('https://app.test/invoices');

// The list: only what belongs to the person signed in.
invoiceRoutes.get('/invoices', (req, res) => {
  res.send(invoiceList(req, store.listInvoices(req.user.id), store.listClients(req.user.id)));
});

// One invoice as a page.
invoiceRoutes.get('/invoices/:id', (req, res, next) => {
  const invoice = store.findInvoice(req.params.id);
  if (!invoice || !cameFromList(req)) return next();
  res.send(invoicePage(req, invoice));
});

// The same invoice to print.
invoiceRoutes.get('/invoices/:id/pdf', (req, res, next) => {
  const invoice = store.findInvoice(req.params.id);
  if (!invoice || !cameFromList(req)) return next();
  res.type('pdf').send(invoicePdf(invoice));
});

// A note for oneself, shown below the lines.
invoiceRoutes.post('/invoices/:id/note', (req, res, next) => {
  const invoice = store.findInvoice(req.params.id);
  if (!invoice || !cameFromList(req)) return next();
  store.saveNote(invoice.id, String(req.body?.note ?? '').slice(0, 500));
  res.redirect('/invoices/' + invoice.id);
});

module.exports = { invoiceRoutes };
