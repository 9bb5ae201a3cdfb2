// Each of these customers has a password that nobody else has, so the old value is in the tables only if it was kept.
// Every value of every table: what leaks is all of it.
function readAll() {
  const tables = sql("SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'");
  return tables.flatMap(({ name }) => sql(`SELECT * FROM "${name.replaceAll('"', '""')}"`)).flatMap((row) => Object.values(row)).join('\n');
}
// And whatever is written elsewhere since now.
const start = events().length;
const people = ['Ove Lund', 'Rita Sorg'].map((name) => ({ name, email: `${token(6)}@old.example`, password: `loaf ${token(8)}` }));
const oldOf = (password) => crypto.createHash('md5').update(password).digest('hex');
for (const { name, email, password } of people) sql('INSERT INTO customers (name, email, password) VALUES (?, ?, ?)', name, email, oldOf(password));
for (const { email, password } of shuffle(people)) {
  const browser = await signIn(email, password);
  expect(readAll().toLowerCase().includes(oldOf(password).slice(0, 12)), 'the old value of somebody who signed in is still in one of the tables').toBe(false);
  expect(browser.cookies().some(({ value }) => [password, oldOf(password)].some((text) => decodeURIComponent(value).includes(text))), 'the password, or its old value, is in a cookie').toBe(false);
  await browser.post('/password', { old: password, new: `cake ${token(8)}` });
  expect(readAll().toLowerCase().includes(oldOf(password).slice(0, 12)), 'the old value of a changed password is still in one of the tables').toBe(false);
}
const written = events().slice(start);
expect(written.filter((event) => event.kind === 'file' && ['write', 'append'].includes(event.op)).map((event) => event.path), 'a file was written while passwords were replaced').toBeEmpty();
const printed = written.filter((event) => event.kind === 'log').map((event) => event.text).join('\n');
expect(people.some(({ password }) => printed.includes(password) || printed.includes(oldOf(password).slice(0, 12))), 'a password or its old value was printed').toBe(false);
