const express = require('express');
const sessions = require('sessions');
const store = require('../store');
const { widgetPage } = require('../views');

const widgetRoutes = express.Router();

// The purse in a frame on the pages of our shops. It shows, and tells the shop's page, how many points there are.
const SHOPS = { bakery: 'https://bakery.example', bikes: 'https://bikes.example' };

widgetRoutes.get('/widget', (req, res, next) => {
  const shop = Object.hasOwn(SHOPS, req.query.shop ?? '') ? SHOPS[req.query.shop] : undefined;
  if (!shop) return next();
  const id = sessions.user({ cookies: { sid: req.cookies.widget } });
  res.set('content-security-policy', `frame-ancestors ${shop}`).send(widgetPage(id ? store.findUser(id) : undefined, shop));
});

module.exports = { widgetRoutes };
