const express = require('express');
const { widgetPage } = require('../views');

const widgetRoutes = express.Router();

// The purse in a frame on the pages of our shops. It shows how many points there are, and tells the shop's page.
const SHOPS = { bakery: 'https://bakery.example', bikes: 'https://bikes.example' };

widgetRoutes.get('/widget', (req, res, next) => {
  const shop = Object.hasOwn(SHOPS, req.query.shop ?? '') ? SHOPS[req.query.shop] : undefined;
  if (!shop) return next();
  res.set('content-security-policy', `frame-ancestors ${shop}`).send(widgetPage(req.user, shop));
});

module.exports = { widgetRoutes };
