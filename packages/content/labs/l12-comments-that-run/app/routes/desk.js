const express = require('express');
const store = require('../store');
const { deskPage } = require('../views/desk');

const deskRoutes = express.Router();

// The editor's desk: whatever readers wrote last, from all articles.
const editorsOnly = (req, res, next) => (req.user?.role === 'editor' ? next() : res.redirect('/login'));

deskRoutes.get('/desk', editorsOnly, (req, res) => {
  res.send(deskPage(req, store.latestComments()));
});

deskRoutes.post('/desk/:id/take-down', editorsOnly, (req, res) => {
  store.removeComment(req.params.id);
  res.redirect('/desk');
});

module.exports = { deskRoutes };
