// Who tried to sign in with a wrong password, from where, and when. The table is there; nothing writes to it yet.
const db = require('db');

function note(email, address) {
  db.run('INSERT INTO attempts (email, address, at_ms) VALUES (?, ?, ?)', email, address, Date.now());
}

module.exports = { note };
