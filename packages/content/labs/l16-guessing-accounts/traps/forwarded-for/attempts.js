// Who tried to sign in with a wrong password, from where, and when.
const db = require('db');

const WINDOW_MS = 15 * 60_000;
const PER_ADDRESS = 20;

function note(email, address) {
  db.run('INSERT INTO attempts (email, address, at_ms) VALUES (?, ?, ?)', email, address, Date.now());
}

function tooMany(address) {
  const since = Date.now() - WINDOW_MS;
  const place = db.get('SELECT count(*) AS many FROM attempts WHERE address = ? AND at_ms > ?', address, since);
  return place.many >= PER_ADDRESS;
}

module.exports = { note, tooMany };
