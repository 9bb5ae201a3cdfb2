const express = require('express');
const { checkToken } = require('../guard');
const store = require('../store');
const { pursePage } = require('../views');

const transferRoutes = express.Router();

transferRoutes.get('/', (req, res) => {
  res.send(pursePage(req, store.listTransfers(req.user.id), ''));
});

transferRoutes.post('/transfers', checkToken, (req, res) => {
  const { to = '', points = '', note = '' } = req.body ?? {};
  const fault = store.transfer(req.user.id, String(to), Number(points), String(note).slice(0, 80));
  if (fault !== '') return res.status(422).send(pursePage(req, store.listTransfers(req.user.id), fault));
  res.redirect('/');
});

module.exports = { transferRoutes };
