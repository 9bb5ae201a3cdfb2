// Who tried to sign in with a wrong password, from where, and when.
const db = require('db');

const WINDOW_MS = 15 * 60_000;
// An account forgives more typos than a person makes. An address may be a whole office behind one router.
const PER_ACCOUNT = 10;
const PER_ADDRESS = 40;

function note(email, address) {
  db.run('INSERT INTO attempts (email, address, at_ms) VALUES (?, ?, ?)', email, address, Date.now());
}

// Counted by what was typed, whether such a client exists or not.
function tooMany(email, address) {
  const since = Date.now() - WINDOW_MS;
  const account = db.get('SELECT count(*) AS many FROM attempts WHERE email = ? AND at_ms > ?', email, since);
  const place = db.get('SELECT count(*) AS many FROM attempts WHERE address = ? AND at_ms > ?', address, since);
  return account.many >= PER_ACCOUNT || place.many >= PER_ADDRESS;
}

// A right password settles the typos of its account. What the address did to others stays on its list.
function settle(email) {
  db.run("UPDATE attempts SET email = '' WHERE email = ?", email);
}

module.exports = { note, tooMany, settle };
