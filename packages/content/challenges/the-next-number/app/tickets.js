const db = require('db');

// Nobody signs in to buy a ticket: the link in the email is enough to see it.
function findTicket(number) {
  return db.get('SELECT * FROM tickets WHERE number = ?', number);
}

module.exports = { findTicket };
