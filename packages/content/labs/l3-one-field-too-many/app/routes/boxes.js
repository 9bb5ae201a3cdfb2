const express = require('express');
const { toColumns } = require('../fields');
const store = require('../store');

const boxRoutes = express.Router();

// What goes into the box from now on. Another coffee or weight has another price.
function changeBox(customer, box, body) {
  const next = { ...box, ...toColumns(body) };
  store.saveBox({ ...next, price_cents: store.priceOf(next.coffee, next.grams, customer.tier), ...toColumns(body) });
}

boxRoutes.post('/boxes/:id', (req, res, next) => {
  const box = store.findBox(req.customer.id, req.params.id);
  if (!box) return next();
  changeBox(req.customer, box, req.body);
  res.redirect('/account');
});

boxRoutes.patch('/api/boxes/:id', (req, res, next) => {
  const box = store.findBox(req.customer.id, req.params.id);
  if (!box) return next();
  changeBox(req.customer, box, req.body);
  res.json(store.findBox(req.customer.id, req.params.id) ?? null);
});

module.exports = { boxRoutes };
