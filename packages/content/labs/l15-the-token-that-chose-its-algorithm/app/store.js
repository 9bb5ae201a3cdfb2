// Everything the program asks of its database. All values are bound.
const db = require('db');

const findPerson = (id) => db.get('SELECT * FROM people WHERE id = ?', id);
const findPersonByEmail = (email) => db.get('SELECT * FROM people WHERE email = ?', email);
const listPayslips = (id) => db.all('SELECT * FROM payslips WHERE person_id = ? ORDER BY month DESC', id);

module.exports = { findPerson, findPersonByEmail, listPayslips };
