const db = require('db');

const findStaff = (id) => db.get('SELECT * FROM staff WHERE id = ?', id);
const findStaffByEmail = (email) => db.get('SELECT * FROM staff WHERE email = ?', email);

const listPayslips = () => db.all('SELECT payslips.*, staff.name FROM payslips JOIN staff ON staff.id = payslips.staff_id ORDER BY staff.name');

const listRefunds = () => db.all('SELECT refunds.*, staff.name AS asked_by_name FROM refunds JOIN staff ON staff.id = refunds.asked_by ORDER BY refunds.id DESC');
const addRefund = (member, cents, staffId) => db.run("INSERT INTO refunds (member, cents, asked_by, status) VALUES (?, ?, ?, 'open')", member, cents, staffId);
const approveRefund = (id, staffId) => db.run("UPDATE refunds SET status = 'paid', approved_by = ? WHERE id = ? AND status = 'open'", staffId, id);

module.exports = { findStaff, findStaffByEmail, listPayslips, listRefunds, addRefund, approveRefund };
