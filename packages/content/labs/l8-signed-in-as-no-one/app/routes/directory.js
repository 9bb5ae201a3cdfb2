const express = require('express');
const queries = require('../queries');
const { directoryPage, recordPage } = require('../views');

const directoryRoutes = express.Router();

directoryRoutes.get('/me', (req, res) => {
  res.send(recordPage(req, req.user, queries.findShifts(req.user.id)));
});

directoryRoutes.get('/directory', (req, res) => {
  const term = String(req.query.q ?? '');
  const sort = String(req.query.sort ?? 'name');
  res.send(directoryPage(req, term, sort, queries.searchDirectory(term, sort)));
});

module.exports = { directoryRoutes };
