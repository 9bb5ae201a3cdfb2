const express = require('express');
const store = require('../store');
const { requireRole } = require('../guards');
const { refundsPage } = require('../views');

const refundRoutes = express.Router();

refundRoutes.get('/', (req, res) => {
  res.send(refundsPage(req, store.listRefunds()));
});

// Anybody at the desk may request one.
refundRoutes.post('/', (req, res) => {
  const cents = Math.round(Number(req.body?.amount) * 100);
  const member = String(req.body?.member ?? '').trim().slice(0, 80);
  if (member !== '' && cents > 0) store.addRefund(member, cents, req.user.id);
  res.redirect('/refunds');
});

function approve(req, res, next) {
  store.approveRefund(req.params.id, req.user.id);
  next();
}

// Paying out is for managers.
refundRoutes.post('/:id/approve', approve, requireRole('manager'), (req, res) => {
  res.redirect('/refunds');
});

module.exports = { refundRoutes };
