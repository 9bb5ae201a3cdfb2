// Every statement of the portal.
const db = require('db');

function findStaff(id) {
  return db.get('SELECT * FROM staff WHERE id = ?', id);
}

function findShifts(id) {
  return db.all('SELECT day, hours FROM shifts WHERE staff_id = ?', id);
}

// Signs that mean something in SQL have no business in a name.
const plain = (text) => text.replace(/['"`;\\/*()%=<>-]/g, '');

// Sign-in: whoever has this number and this code, and still works here.
function findBySignIn(staffNo, code) {
  return db.get(
    "SELECT * FROM staff WHERE staff_no = '" + plain(staffNo) + "' AND access_code = ? AND active = 1",
    code,
  );
}

// Directory: people whose name holds the term, in the order the reader asked for.
function searchDirectory(term, sort) {
  const order = ['name', 'role', 'ward', 'extension'].includes(sort) ? sort : 'name';
  return db.all(
    "SELECT name, role, ward, extension FROM staff WHERE active = 1 AND name LIKE '%" + plain(term) + "%' ORDER BY " + order,
  );
}

module.exports = { findStaff, findShifts, findBySignIn, searchDirectory };
