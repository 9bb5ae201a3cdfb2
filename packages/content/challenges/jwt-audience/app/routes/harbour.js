const express = require('express');
const { requireToken } = require('../guard');
const store = require('../store');
const { harbourPage } = require('../views');

const harbourRoutes = express.Router();
harbourRoutes.use(requireToken('harbour'));

harbourRoutes.get('/', (req, res) => res.send(harbourPage(req.person, store.listArrivals())));

module.exports = { harbourRoutes };
