// When somebody has signed in, nothing may hold the old value any more: neither
// of people who were here when the app started, nor of people who came later.
// Every value of every table: what leaks is all of it.
function readRows() {
  const tables = sql("SELECT name FROM sqlite_master WHERE type = 'table'");
  return tables
    .filter(({ name }) => !name.startsWith('sqlite_'))
    .flatMap(({ name }) => {
      const columns = sql('SELECT name FROM pragma_table_info(?)', name);
      const parts = columns.map((column, at) => {
        const value = `"${column.name.replaceAll('"', '""')}"`;
        return `iif(typeof(${value}) = 'blob', hex(${value}), ${value}) AS c${at}`;
      });
      const table = name.replaceAll('"', '""');
      return sql(`SELECT ${parts.join(', ')} FROM "${table}"`);
    })
    .flatMap((row) => Object.values(row).map(String));
}
// And what the tables are made with: a default is a value as well.
const readAll = () =>
  [...readRows(), ...sql('SELECT sql FROM sqlite_master').map((row) => row.sql)]
    .join('\n');
const oldOf = (password) =>
  crypto.createHash('md5').update(password).digest('hex');
const reversed = (text) => [...text].reverse().join('');
const windows = (text, size, step) =>
  Array.from({ length: Math.floor((text.length - size) / step) + 1 }, (_, at) =>
    text.slice(at * step, at * step + size),
  );
const toBase64 = (hex) => Buffer.from(hex, 'hex').toString('base64');
// A piece of it, as it is, backwards, or in base64.
function isKept(password, text) {
  const old = oldOf(password);
  const pieces = [...windows(old, 10, 1), ...windows(old, 12, 2).map(toBase64)];
  const lower = text.toLowerCase();
  const plain = text.replaceAll('-', '+').replaceAll('_', '/');
  return [lower, plain, reversed(lower), reversed(plain)].some((one) =>
    pieces.some((piece) => one.includes(piece)),
  );
}
// Six characters may be there by accident, but hardly those of two people.
const endsOf = (password) => [oldOf(password).slice(0, 6), oldOf(password).slice(-6)];
const countEnds = (people, text) =>
  people.filter(({ password }) =>
    endsOf(password).some((end) => text.toLowerCase().includes(end)),
  ).length;

const seeded = [
  { email: 'greta@holm.example', password: 'sunflower' },
  { email: 'paula@kern.example', password: 'marzipan' },
  { email: 'iain@moss.example', password: 'plum-ferry-83-oak' },
];
// Greta and Yusuf have the same password. What only these two have in common
// was made of it when the app started, in whatever way.
sql('DELETE FROM loaves');
const names = sql('SELECT name, email FROM customers')
  .map(({ name, email }) => `${name} ${email}`.toLowerCase())
  .join(' ');
const words = () =>
  readRows()
    .flatMap((value) => value.split(/[\s$:;,|.]+/))
    .filter((word) => word.length > 4 && !names.includes(word.toLowerCase()));
const before = words();
const inCommon = [...new Set(before)].filter(
  (word) => before.filter((other) => other === word).length === 2,
);
await signIn('yusuf@demir.example', 'sunflower');
const added = ['Ove Lund', 'Rita Sorg'].map((name) => ({
  email: `${token(6)}@old.example`,
  password: `loaf ${token(8)}`,
  name,
}));
const add = 'INSERT INTO customers (name, email, password) VALUES (?, ?, ?)';
for (const { name, email, password } of added)
  sql(add, name, email, oldOf(password));
const people = shuffle([...seeded, ...added]);
for (const { email, password } of people) {
  const browser = await signIn(email, password);
  expect(
    isKept(password, readAll()),
    'the old value of somebody who signed in is still in one of the tables',
  ).toBe(false);
  const cookies = browser.cookies().map(({ value }) => decodeURIComponent(value));
  expect(
    cookies.some((value) =>
      [password, oldOf(password)].some((text) => value.includes(text)),
    ),
    'the password, or its old value, is in a cookie',
  ).toBe(false);
  await browser.post('/password', { old: password, new: `cake ${token(8)}` });
  expect(
    isKept(password, readAll()),
    'the old value of a changed password is still in one of the tables',
  ).toBe(false);
}
expect(
  countEnds(people, readAll()) > 1,
  'the first or the last characters of old values are still in the tables',
).toBe(false);
expect(
  words().filter((word) => inCommon.includes(word)),
  'something that was made of the old values is still in the tables',
).toBeEmpty();
// And whatever was written elsewhere.
const files = events('file').filter(({ op }) => ['write', 'append'].includes(op));
expect(
  files.map(({ path }) => path),
  'a file was written while passwords were replaced',
).toBeEmpty();
const printed = events('log')
  .map(({ text }) => text)
  .join('\n');
expect(
  people.some(
    ({ password }) => printed.includes(password) || isKept(password, printed),
  ),
  'a password or its old value was printed',
).toBe(false);
