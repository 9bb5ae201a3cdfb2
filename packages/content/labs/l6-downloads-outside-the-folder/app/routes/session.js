const express = require('express');
const passwords = require('passwords');
const sessions = require('sessions');
const store = require('../store');
const { loginPage } = require('../views');

const sessionRoutes = express.Router();

function loadBidder(req, res, next) {
  const id = sessions.user(req);
  req.bidder = id ? store.findBidder(id) : undefined;
  next();
}

sessionRoutes.get('/login', (req, res) => {
  if (req.bidder) return res.redirect('/tenders');
  res.send(loginPage(''));
});

sessionRoutes.post('/login', (req, res) => {
  const { email = '', password = '' } = req.body ?? {};
  const bidder = store.findBidderByEmail(String(email));
  if (!bidder || !passwords.check(String(password), bidder.password)) {
    return res.status(401).send(loginPage('Wrong email address or password.'));
  }
  sessions.open(res, bidder.id);
  res.redirect('/tenders');
});

sessionRoutes.post('/logout', (req, res) => {
  sessions.close(req, res);
  res.redirect('/login');
});

module.exports = { loadBidder, sessionRoutes };
