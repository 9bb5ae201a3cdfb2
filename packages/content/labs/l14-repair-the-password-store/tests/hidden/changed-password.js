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
const made = await browser.post('/signup', { name: 'Somebody', email, password: 'first-words' });
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
// Whose password it is follows from the session, not from the form.
const rowsOf = () =>
  JSON.stringify(sql('SELECT id, password FROM customers WHERE id < 5'));
const before = rowsOf();
const named = Object.fromEntries(
  ['id', 'customer_id', 'customer', 'user', 'user_id'].map((name) => [name, 1]),
);
const reply = await browser.post('/password', {
  ...named,
  email: 'greta@holm.example',
  old: 'first-words',
  new: next,
});
expect(rowsOf() === before, 'the form chose whose password is changed').toBe(
  true,
);
const [{ stored }] = sql('SELECT password AS stored FROM customers WHERE email = ?', email);
const cost = costOfGuess(stored, reply.of('hash').filter((hash) => hash.input.includes(next) || !hash.input.includes('first-words')));
expect(cost >= 200_000, `a guess at a changed password costs only ${cost} operations`).toBe(true);
const old = await signIn('greta@holm.example');
const changed = await old.post('/password', { old: 'sunflower', new: next });
const [{ stored: hers }] = sql("SELECT password AS stored FROM customers WHERE email = 'greta@holm.example'");
expect(costOfGuess(hers, changed.of('hash')) >= 200_000, 'a guess at the changed password of an old customer is too cheap').toBe(true);
// A session that was open before the fix: the row is an old one.
sql(
  "UPDATE customers SET password = ? WHERE email = 'greta@holm.example'",
  crypto.createHash('md5').update(next).digest('hex'),
);
const guess = await old.post('/password', { old: token(9), new: token(12) });
expect(guess.status, 'the old password is asked for in any case').toBe(403);

// What is typed and what is stored goes nowhere else: into no log, file, other
// table, header or page, and to no other host.
const typed = `typed ${token(20)}`;
const send = (given) =>
  client().post('/login', { email, password: given }, { follow: false });
const wrong = await send(typed);
const right = await send(next);
const home = await browser.get('/');
const spell = (text) => [
  text,
  encodeURIComponent(text),
  [...text].reverse().join(''),
  ...['base64', 'hex'].map((code) => Buffer.from(text).toString(code)),
];
const hash = (text) =>
  ['md5', 'sha1', 'sha256'].map((name) =>
    crypto.createHash(name).update(text).digest('hex'),
  );
const words = ['first-words', 'other-words', 'third-words', next, typed];
const [{ stored: last }] = sql(
  'SELECT password AS stored FROM customers WHERE email = ?',
  email,
);
const secrets = [
  ...words.flatMap(spell),
  ...words.flatMap(hash),
  ...[value, stored, hers, last],
];
const shows = (what) => {
  const text = JSON.stringify(what);
  return secrets.some((secret) => text.includes(secret));
};
const replies = [made, missed, reply, changed, guess, wrong, right, home];
expect(
  shows(replies.map(({ headers, body }) => [headers, body])),
  'an answer shows a password or its stored value',
).toBe(false);
expect(
  shows([...events('log'), ...events('outgoing')]),
  'a password or its stored value was printed',
).toBe(false);
const tables = sql("SELECT name FROM sqlite_master WHERE type = 'table'");
const rows = JSON.stringify(
  tables.flatMap(({ name }) => sql(`SELECT * FROM "${name}"`)),
);
expect(
  words.flatMap(spell).some((secret) => rows.includes(secret)),
  'a table holds a password that was typed',
).toBe(false);
const files = events('file').filter(({ op }) => ['write', 'append'].includes(op));
expect(
  files.map(({ path }) => path),
  'a file was written with a password',
).toBeEmpty();
