// Issue 44: "I search my bookings for Harbor and do not find Harbor East."
const db = require('db');

function before(personId, term) {
  if (term === '') return db.all('SELECT * FROM bookings WHERE person_id = ? ORDER BY id', personId);
  return db.all('SELECT * FROM bookings WHERE person_id = ? AND place = ? ORDER BY id', personId, term);
}

// The assistant: "Finds parts of a name with LIKE. The term is escaped, so quotes such as in O'Hara Street work and injection is not possible."
function after(personId, term) {
  const escaped = term.replace("'", "''");
  return db.all(`SELECT * FROM bookings WHERE person_id = '${personId}' AND place LIKE '%${escaped}%' ORDER BY id`);
}

module.exports = { before, after };
