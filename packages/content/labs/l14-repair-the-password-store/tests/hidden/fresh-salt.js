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
