const express = require('express');
const { requireToken } = require('../guard');
const store = require('../store');
const { crewPage } = require('../views');

const crewRoutes = express.Router();
crewRoutes.use(requireToken('roster'));

// Who is on which ship, and how to reach them at night. Petrel ID issues tokens for the roster to crew only.
crewRoutes.get('/', (req, res) => res.send(crewPage(req.person, store.listCrew())));

module.exports = { crewRoutes };
