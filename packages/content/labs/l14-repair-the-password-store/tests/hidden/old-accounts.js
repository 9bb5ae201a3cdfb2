// What one guess costs somebody who has the table: trace the stored value back to the hashes it was made of.
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
function toBase64(hex) {
  const bits = hex.replace(/../g, (pair) => parseInt(pair, 16).toString(2).padStart(8, '0'));
  return (bits.match(/.{1,6}/g) || []).map((part) => ALPHABET[parseInt(part.padEnd(6, '0'), 2)]).join('');
}
const holds = (text, hex) => {
  const base64 = toBase64(hex);
  return text.toLowerCase().includes(hex) || text.includes(base64) || text.includes(base64.replaceAll('+', '-').replaceAll('/', '_'));
};
function costOfGuess(stored, hashes) {
  let cost = 0;
  let made = hashes.filter((hash) => holds(stored, hash.digest));
  const seen = [];
  while (made.length > 0) {
    const [hash, ...rest] = made;
    seen.push(hash);
    cost += hash.work;
    made = [...rest, ...hashes.filter((other) => !seen.includes(other) && !rest.includes(other) && (hash.bytes.includes(other.digest) || holds(hash.input, other.digest)))];
  }
  return cost;
}
// The table is stolen after people have signed in once since the fix.
const [{ stored: old }] = sql('SELECT password AS stored FROM customers WHERE id = 3');
const email = `${token(6)}@old.example`;
sql('INSERT INTO customers (name, email, password) VALUES (?, ?, ?)', 'Old Customer', email, old);
for (const [who, word] of shuffle([[email, 'marzipan'], ['greta@holm.example', 'sunflower'], ['iain@moss.example', 'plum-ferry-83-oak']])) {
  const reply = await client().post('/login', { email: who, password: word });
  const [{ stored }] = sql('SELECT password AS stored FROM customers WHERE email = ?', who);
  const cost = costOfGuess(stored, reply.of('hash'));
  expect(cost >= 200_000, `a guess at an old account still costs only ${cost} operations`).toBe(true);
}
// Greta and Yusuf have the same password. Who reads the table now should not see that.
const valueOf = (id) => sql('SELECT password AS stored FROM customers WHERE id = ?', id)[0].stored;
expect(valueOf(1) === valueOf(2), 'two customers have the same new value').toBe(false);
await client().post('/login', { email: 'yusuf@demir.example', password: 'sunflower' });
expect(valueOf(1) === valueOf(2), 'two customers have the same new value').toBe(false);
