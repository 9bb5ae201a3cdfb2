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
const email = `${token(6)}@new.example`;
const browser = client();
await browser.post('/signup', { name: 'Somebody', email, password: 'first-words' });
const value = sql(
  'SELECT password AS stored FROM customers WHERE email = ?',
  email,
)[0].stored;
const missed = await browser.post('/password', {
  old: 'other-words',
  new: 'third-words',
});
expect(missed.body.includes(value), 'the page shows the stored value').toBe(
  false,
);
const next = `second ${token(30)}`;
const reply = await browser.post('/password', { old: 'first-words', new: next });
const [{ stored }] = sql('SELECT password AS stored FROM customers WHERE email = ?', email);
const cost = costOfGuess(stored, reply.of('hash').filter((hash) => hash.input.includes(next) || !hash.input.includes('first-words')));
expect(cost >= 200_000, `a guess at a changed password costs only ${cost} operations`).toBe(true);
const old = await signIn('greta@holm.example');
const changed = await old.post('/password', { old: 'sunflower', new: next });
const [{ stored: hers }] = sql("SELECT password AS stored FROM customers WHERE email = 'greta@holm.example'");
expect(costOfGuess(hers, changed.of('hash')) >= 200_000, 'a guess at the changed password of an old customer is too cheap').toBe(true);
