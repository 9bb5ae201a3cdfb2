// Every statement of the portal.
const db = require('db');

function findStaff(id) {
  return db.get('SELECT * FROM staff WHERE id = ?', id);
}

function findShifts(id) {
  return db.all('SELECT day, hours FROM shifts WHERE staff_id = ?', id);
}

// Sign-in: the person with this number and this code who still works here.
function findBySignIn(staffNo, code) {
  return db.get(
    "SELECT * FROM staff WHERE staff_no = '" + staffNo + "' AND access_code = '" + code + "' AND active = 1",
  );
}

// Directory: people whose name contains the term, in the order the reader asked for.
function searchDirectory(term, sort) {
  return db.all(
    "SELECT name, role, ward, extension FROM staff WHERE active = 1 AND name LIKE '%" + term + "%' ORDER BY " + sort,
  );
}

module.exports = { findStaff, findShifts, findBySignIn, searchDirectory };
