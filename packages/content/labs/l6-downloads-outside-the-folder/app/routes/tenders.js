const express = require('express');
const files = require('../files');
const store = require('../store');
const { tenderPage, tendersPage } = require('../views');

const tenderRoutes = express.Router();

tenderRoutes.get('/tenders', (req, res) => {
  res.send(tendersPage(req, store.listTenders()));
});

tenderRoutes.get('/tenders/:id', (req, res, next) => {
  const tender = store.findTender(req.params.id);
  if (!tender) return next();
  res.send(tenderPage(req, tender, store.listDocuments(tender.id), files.readNotes(req.bidder.id, tender.id)));
});

// A bidder's own notes: add a line, or save all of them.
tenderRoutes.post('/tenders/:id/notes', (req, res) => {
  const text = String(req.body?.text ?? '').trim().slice(0, 300);
  if (text !== '') files.addNote(req.bidder.id, req.params.id, text);
  res.redirect('/tenders/' + encodeURIComponent(req.params.id));
});

tenderRoutes.get('/tenders/:id/notes.txt', (req, res) => {
  res.type('txt').attachment('notes.txt').send(files.readNotes(req.bidder.id, req.params.id));
});

module.exports = { tenderRoutes };
