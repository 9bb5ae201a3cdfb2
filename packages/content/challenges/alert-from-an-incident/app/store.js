const db = require('db');

const findCustomer = (id) => db.get('SELECT * FROM customers WHERE id = ?', id);
const findCustomerByEmail = (email) => db.get('SELECT * FROM customers WHERE email = ?', email);
const listEvents = () => db.all('SELECT * FROM events ORDER BY time DESC LIMIT 60');
const listAlerts = () => db.all('SELECT * FROM alerts ORDER BY time DESC LIMIT 20');

module.exports = { findCustomer, findCustomerByEmail, listEvents, listAlerts };
