const express = require('express');
const { requireToken } = require('../guard');
const store = require('../store');
const { harborPage } = require('../views');

const harborRoutes = express.Router();
harborRoutes.use(requireToken('harbor'));

harborRoutes.get('/', (req, res) => res.send(harborPage(req.person, store.listArrivals())));

module.exports = { harborRoutes };
