const db = require('db');
const coldstore = require('./coldstore');

const findPerson = (id) => db.get('SELECT * FROM people WHERE id = ?', id);
const findPersonByEmail = (email) => db.get('SELECT * FROM people WHERE email = ?', email);
const listReceipts = (personId) => db.all('SELECT * FROM receipts WHERE person_id = ? ORDER BY id', personId);
const findGrant = (personId) => db.get('SELECT access_token FROM connections WHERE person_id = ?', personId)?.access_token;

// From now on, this person's receipts are copied to the drive that the grant is for. The first copy is made at once.
function connect(personId, grant) {
  db.run('INSERT OR REPLACE INTO connections (person_id, access_token) VALUES (?, ?)', personId, grant.access_token);
  console.log(`the account of ${personId} was connected to the drive of ${grant.drive}`);
  for (const receipt of listReceipts(personId)) coldstore.putFile(grant.access_token, `receipt ${receipt.id}`, receipt.text);
}

module.exports = { findPerson, findPersonByEmail, listReceipts, findGrant, connect };
