const express = require('express');
const sessions = require('sessions');
const queries = require('../queries');
const { loginPage } = require('../views');

const sessionRoutes = express.Router();

sessionRoutes.get('/login', (req, res) => {
  if (req.user) return res.redirect('/me');
  res.send(loginPage(''));
});

sessionRoutes.post('/login', (req, res) => {
  const { staff_no: staffNo = '', code = '' } = req.body ?? {};
  const staff = queries.findBySignIn(String(staffNo), String(code));
  if (!staff) return res.status(401).send(loginPage('Number and code do not match.'));
  sessions.open(res, staff.id);
  res.redirect('/me');
});

sessionRoutes.post('/logout', (req, res) => {
  sessions.close(req, res);
  res.redirect('/login');
});

module.exports = { sessionRoutes };
