const db = require('db');

const findPerson = (id) => db.get('SELECT * FROM people WHERE id = ?', id);
const findPersonByEmail = (email) => db.get('SELECT * FROM people WHERE email = ?', email);
const listBookings = (personId) => db.all('SELECT * FROM bookings WHERE person_id = ? ORDER BY day', personId);
const listCrew = () => db.all('SELECT crew.*, people.name FROM crew JOIN people ON people.id = crew.person_id ORDER BY people.name');
const listArrivals = () => db.all('SELECT * FROM arrivals ORDER BY time');

module.exports = { findPerson, findPersonByEmail, listBookings, listCrew, listArrivals };
