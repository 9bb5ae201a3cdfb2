const express = require('express');
const { AUDIENCES } = require('../config');
const { requireToken } = require('../guard');
const store = require('../store');
const { bookingsPage } = require('../views');

const bookingRoutes = express.Router();
bookingRoutes.use(requireToken(AUDIENCES.bookings));

bookingRoutes.get('/', (req, res) => res.send(bookingsPage(req.person, store.listBookings(req.person.id))));

module.exports = { bookingRoutes };
