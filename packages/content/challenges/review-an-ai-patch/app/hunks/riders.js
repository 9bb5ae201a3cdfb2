// Issue 45: "My daughter rides with me, and she cannot open the booking."
const db = require('db');

function before(booking, person) {
  return booking.person_id === person.id;
}

// The assistant: "Removes the ownership check and replaces it with a look-up, so that riders can open the booking, too."
function after(booking, person) {
  return Boolean(db.get('SELECT 1 FROM bookings WHERE id = ?1 AND (person_id = ?2 OR EXISTS (SELECT 1 FROM riders WHERE booking_id = ?1 AND person_id = ?2))', booking.id, person.id));
}

module.exports = { before, after };
