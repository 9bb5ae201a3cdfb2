const express = require('express');
const { AUDIENCES } = require('../config');
const { requireToken } = require('../guard');
const store = require('../store');
const { harbourPage } = require('../views');

const harbourRoutes = express.Router();
harbourRoutes.use(requireToken(AUDIENCES.harbour));

harbourRoutes.get('/', (req, res) => res.send(harbourPage(req.person, store.listArrivals())));

module.exports = { harbourRoutes };
