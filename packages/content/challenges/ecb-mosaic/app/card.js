// A card is three fields of sixteen characters, encrypted. Nobody can read a card or make one without the key.
const db = require('db');
const { encrypt, decrypt } = require('./cipher');

const FIELD = 16;
const key = () => db.get("SELECT value FROM settings WHERE name = 'card_key'").value;

function sealCard({ name, since, role }) {
  const text = [name, since, role].map((field) => field.padEnd(FIELD)).join('');
  return encrypt(key(), Buffer.from(text, 'latin1')).toString('hex');
}

// Returns the fields, or undefined for what is not a card.
function readCard(sealed) {
  if (!/^[0-9a-f]{96}$/.test(sealed ?? '')) return undefined;
  const text = decrypt(key(), Buffer.from(sealed, 'hex')).toString('latin1');
  const [name, since, role] = [0, 1, 2].map((at) => text.slice(at * FIELD, (at + 1) * FIELD).trim());
  return ['reader', 'librarian'].includes(role) ? { name, since, role } : undefined;
}

module.exports = { sealCard, readCard };
