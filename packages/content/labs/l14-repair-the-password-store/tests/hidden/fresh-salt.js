// The same person chooses the same password again: nothing that was known before may decide what is stored.
const email = `${token(6)}@new.example`;
const password = `barley ${token(6)}`;
const browser = client();
await browser.post('/signup', { name: 'Somebody', email, password });
const read = () => sql('SELECT password AS stored FROM customers WHERE email = ?', email)[0].stored;
const seen = [read()];
const between = `rye ${token(6)}`;
for (const [old, next] of [[password, between], [between, password]]) {
  await browser.post('/password', { old, new: next });
  seen.push(read());
}
expect(new Set(seen).size, 'a password that was used again was stored as the same value').toBe(3);
const salts = events('hash').filter((hash) => hash.work > 1_000).map((hash) => hash.salt);
const named = [...`${email}Somebody`].map((character) => character.charCodeAt(0).toString(16).padStart(2, '0')).join('');
expect(salts.some((salt) => salt.length > 0 && named.includes(salt)), 'the salt is the name of the customer').toBe(false);
expect(salts.every((salt) => salt.length >= 16), 'a salt of less than eight bytes is too short: tables can be prepared for it').toBe(true);
// One after the other: of salts from the system's random numbers, nearly every
// character differs.
const order = [...new Set(salts)];
const varying = [...(order[0] ?? '')].filter((character, at) =>
  order.some((salt) => salt[at] !== character),
).length;
expect(
  order.length < 2 || varying >= 12,
  'each salt is nearly the one before: the next can be predicted',
).toBe(true);
// What repeats another place adds nothing.
const columns = [...(order[0] ?? '')].map((_, at) =>
  order.map((salt) => salt[at]).join(''),
);
expect(
  order.length < 2 || new Set(columns).size >= 12,
  'the salt repeats a few bytes: tables can be prepared for it',
).toBe(true);
// A hash of what others know looks random. What was hashed, and what is left of
// it without the person, the passwords and the time?
const toText = (hex) => Buffer.from(hex, 'hex').toString();
const facts = [email, 'Somebody', password, between];
const leftOf = (text) =>
  facts
    .reduce((rest, fact) => rest.replaceAll(fact, ''), text)
    .replace(/\d{4}-\d\d-\d\d[T ]\d\d:\d\d[\d:.+Z]*|\d{9,}(\.\d+)?/g, '')
    .length;
const foretold = events('hash')
  .filter(({ input, work }) => work < 1_000 && leftOf(input) < 8)
  .map(({ digest }) => digest);
expect(
  salts.some(
    (salt) =>
      leftOf(toText(salt)) < 4 ||
      foretold.some((digest) =>
        [salt, toText(salt)].some((part) => digest.includes(part)),
      ),
  ),
  'the salt follows from the person and the time',
).toBe(false);
// The same person, the same address, the same password, in a shop that begins anew.
const [{ stored: last }] = sql('SELECT password AS stored FROM customers WHERE email = ?', email);
sql('DELETE FROM customers WHERE email = ?', email);
await client().post('/signup', { name: 'Somebody', email, password });
expect(read() === seen[0] || read() === last, 'the same person with the same password got the same value again').toBe(false);
// Whoever has worked out the state of the module random knows all that comes from it.
const state = number(1, 9999);
const made = [];
for (let time = 0; time < 2; time++) {
  sql('DELETE FROM customers WHERE email = ?', email);
  reseed(state);
  await client().post('/signup', { name: 'Somebody', email, password });
  made.push(read());
}
expect(made[0] === made[1], 'the salt follows from the state of the module random').toBe(false);
