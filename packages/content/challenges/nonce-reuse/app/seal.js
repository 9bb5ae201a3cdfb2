// Seals messages with a stream cipher. The cipher makes a keystream from key and nonce, and the message is XORed with it,
// byte by byte, as in AES-CTR, AES-GCM and ChaCha20. The keystream comes from HMAC here, since the exercise has no AES.
const crypto = require('crypto');
const db = require('db');

const key = () => db.get("SELECT value FROM settings WHERE name = 'fleet_key'").value;

function keystream(nonce, length) {
  const blocks = [];
  for (let count = 0; blocks.length * 32 < length; count++) blocks.push(crypto.createHmac('sha256', key()).update(Buffer.concat([nonce, Buffer.from([count])])).digest());
  return Buffer.concat(blocks).slice(0, length);
}

// Every sender has a nonce of their own, so that no two senders get the same keystream.
const nonceOf = (sender) => crypto.createHash('sha256').update(`nonce of ${sender}`).digest().slice(0, 12);

function seal(sender, text) {
  const nonce = nonceOf(sender);
  const bytes = Buffer.from(text);
  const stream = keystream(nonce, bytes.length);
  return { nonce: nonce.toString('hex'), sealed: Buffer.from(bytes.map((byte, at) => byte ^ stream[at])).toString('hex') };
}

module.exports = { seal };
