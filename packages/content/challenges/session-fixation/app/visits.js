// Visits are stored in the database. The cookie "visit" holds the ID.
const crypto = require('crypto');
const db = require('db');

const COOKIE = { httpOnly: true, sameSite: 'Lax', secure: true };

function start(res, id) {
  db.run('INSERT INTO visits (id, customer_id) VALUES (?, NULL)', id);
  res.cookie('visit', id, COOKIE);
  return { id, customer_id: null };
}

// The visit of this request. Our newsletter links carry the ID, so that a basket filled on the phone is there at home.
function find(req, res) {
  const id = req.query.visit || req.cookies.visit;
  if (!id) return start(res, crypto.randomUUID());
  const known = db.get('SELECT * FROM visits WHERE id = ?', String(id));
  if (!known) {
    console.log('a visit began with an ID that came from the request');
    return start(res, String(id));
  }
  if (req.query.visit) res.cookie('visit', known.id, COOKIE);
  return known;
}

function signIn(req, res, customer) {
  db.run('UPDATE visits SET customer_id = ? WHERE id = ?', customer.id, req.visit.id);
  console.log('a customer signed in and kept the same visit');
}

function signOut(req, res) {
  db.run('UPDATE visits SET customer_id = NULL WHERE id = ?', req.visit.id);
  res.clearCookie('visit');
}

module.exports = { find, signIn, signOut };
