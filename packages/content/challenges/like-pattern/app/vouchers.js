const db = require('db');

// The code is bound, so nothing in it can become SQL. LIKE, because people type lowercase letters.
function findVoucher(code) {
  return db.get('SELECT * FROM vouchers WHERE code LIKE ? AND used = 0', code);
}

module.exports = { findVoucher };
