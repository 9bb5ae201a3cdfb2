// Every statement of the portal.
const db = require('db');

function findStaff(id) {
  return db.get('SELECT * FROM staff WHERE id = ?', id);
}

function findShifts(id) {
  return db.all('SELECT day, hours FROM shifts WHERE staff_id = ?', id);
}

// Sign-in: the person with this number and this code who still works here. Both are bound: SQLite compares them, it
// does not read them.
function findBySignIn(staffNo, code) {
  return db.get('SELECT * FROM staff WHERE staff_no = ? AND access_code = ? AND active = 1', staffNo, code);
}

// A column cannot be bound, so the statement takes it from here and nowhere else.
const ORDERS = new Map([
  ['name', 'name'],
  ['role', 'role, name'],
  ['ward', 'ward, name'],
  ['extension', 'extension'],
]);

// Directory: people whose name contains the term, in the order the reader asked for.
function searchDirectory(term, sort) {
  const order = ORDERS.get(sort) ?? 'name';
  return db.all(
    `SELECT name, role, ward, extension FROM staff WHERE active = 1 AND name LIKE '%' || ? || '%' ORDER BY ${order}`,
    term,
  );
}

module.exports = { findStaff, findShifts, findBySignIn, searchDirectory };
