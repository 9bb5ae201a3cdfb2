const express = require('express');
const store = require('../store');
const { requestsPage } = require('../views');

const requestRoutes = express.Router();

// What others ask you for, and a form to ask somebody.
requestRoutes.get('/requests', (req, res) => {
  res.send(requestsPage(req, store.listRequests(req.user.id), ''));
});

requestRoutes.post('/requests', (req, res) => {
  const { from = '', points = '', note = '' } = req.body ?? {};
  const fault = store.ask(req.user.id, String(from), Number(points), String(note).slice(0, 80));
  if (fault !== '') return res.status(422).send(requestsPage(req, store.listRequests(req.user.id), fault));
  res.redirect('/requests');
});

// Paid with one click, from the page or from the link in the email.
requestRoutes.get('/requests/:id/pay', (req, res, next) => {
  const request = store.findRequest(req.params.id, req.user.id);
  if (!request) return next();
  const fault = store.payRequest(request);
  if (fault !== '') return res.status(422).send(requestsPage(req, store.listRequests(req.user.id), fault));
  res.redirect('/requests');
});

module.exports = { requestRoutes };
