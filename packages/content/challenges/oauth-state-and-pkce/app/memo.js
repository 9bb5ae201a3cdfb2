// Remembers a text for this session until it is taken: a notice for the next page, for example.
const db = require('db');

function put(req, name, value) {
  db.run('INSERT OR REPLACE INTO memos (sid, name, value) VALUES (?, ?, ?)', req.cookies.sid, name, value);
}

// Returns the text and forgets it.
function take(req, name) {
  const memo = db.get('SELECT value FROM memos WHERE sid = ? AND name = ?', req.cookies.sid, name);
  db.run('DELETE FROM memos WHERE sid = ? AND name = ?', req.cookies.sid, name);
  return memo?.value;
}

module.exports = { put, take };
