// Visits are stored in the database. The cookie "visit" holds the ID.
const crypto = require('crypto');
const db = require('db');

const COOKIE = { httpOnly: true, sameSite: 'Lax', secure: true };

// Every ID is made here.
function start(res, customerId) {
  const id = crypto.randomUUID();
  db.run('INSERT INTO visits (id, customer_id) VALUES (?, ?)', id, customerId);
  res.cookie('visit', id, COOKIE);
  return { id, customer_id: customerId };
}

// The visit of this request. Our newsletter links carry the ID, so that a basket filled on the phone is there at home;
// an ID from a link opens a basket, never an account.
function find(req, res) {
  const linked = req.query.visit && db.get('SELECT * FROM visits WHERE id = ? AND customer_id IS NULL', String(req.query.visit));
  if (linked) {
    res.cookie('visit', linked.id, COOKIE);
    return linked;
  }
  const known = req.cookies.visit && db.get('SELECT * FROM visits WHERE id = ?', req.cookies.visit);
  return known || start(res, null);
}

// Signing in: a new key for the new tenant. The basket moves, and the old visit ends.
function signIn(req, res, customer) {
  const visit = start(res, customer.id);
  db.run('UPDATE baskets SET visit_id = ? WHERE visit_id = ?', visit.id, req.visit.id);
  db.run('DELETE FROM visits WHERE id = ?', req.visit.id);
}

function signOut(req, res) {
  db.run('DELETE FROM visits WHERE id = ?', req.visit.id);
  res.clearCookie('visit');
}

module.exports = { find, signIn, signOut };
