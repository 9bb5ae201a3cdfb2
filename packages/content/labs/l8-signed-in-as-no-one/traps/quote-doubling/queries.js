// Every statement of the portal.
const db = require('db');

function findStaff(id) {
  return db.get('SELECT * FROM staff WHERE id = ?', id);
}

function findShifts(id) {
  return db.all('SELECT day, hours FROM shifts WHERE staff_id = ?', id);
}

// A quote inside a text is written twice in SQL.
const quoted = (text) => text.replaceAll("'", "''");

// Sign-in: whoever has this number and this code, and still works here.
function findBySignIn(staffNo, code) {
  return db.get(
    "SELECT * FROM staff WHERE staff_no = '" + quoted(staffNo) + "' AND access_code = '" + quoted(code) + "' AND active = 1",
  );
}

// Directory: people whose name holds the term, in the order the reader asked for.
function searchDirectory(term, sort) {
  return db.all(
    "SELECT name, role, ward, extension FROM staff WHERE active = 1 AND name LIKE '%" + quoted(term) + "%' ORDER BY " + quoted(sort),
  );
}

module.exports = { findStaff, findShifts, findBySignIn, searchDirectory };
