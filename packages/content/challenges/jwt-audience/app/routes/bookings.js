const express = require('express');
const { requireToken } = require('../guard');
const store = require('../store');
const { bookingsPage } = require('../views');

const bookingRoutes = express.Router();
bookingRoutes.use(requireToken('bookings'));

bookingRoutes.get('/', (req, res) => res.send(bookingsPage(req.person, store.listBookings(req.person.id))));

module.exports = { bookingRoutes };
