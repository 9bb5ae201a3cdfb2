const express = require('express');
const store = require('../store');
const { profilePage } = require('../views/account');

const profileRoutes = express.Router();

profileRoutes.get('/me', (req, res) => {
  if (!req.user) return res.redirect('/login');
  res.send(profilePage(req));
});

profileRoutes.post('/me', (req, res) => {
  if (!req.user) return res.redirect('/login');
  const field = (name, length) => String(req.body?.[name] ?? '').trim().slice(0, length);
  const name = field('name', 80);
  store.saveProfile(req.user.id, { name: name === '' ? req.user.name : name, town: field('town', 80), site: field('site', 300) });
  res.redirect('/me');
});

module.exports = { profileRoutes };
