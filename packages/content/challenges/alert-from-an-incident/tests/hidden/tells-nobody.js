// What was added to the sign-in tells neither the attacker nor the reader of the
// log more than before.
const copy = "SELECT ?, 'Ola Berg', ?, password, 'XX00' FROM customers";
function addCustomer(email) {
  const id = `new-${token(6)}`;
  sql(`INSERT INTO customers ${copy} WHERE id = 'edda'`, id, email);
}
const typed = [];
const said = [];
async function answerTo(email, address) {
  const password = `${token(12)} typed`;
  typed.push(password);
  const from = { 'x-lab-address': address };
  const form = { email, password };
  const reply = await client().post('/login', form, { headers: from });
  const body = [email, password].reduce(
    (text, value) => text.replaceAll(value, '…'),
    reply.body,
  );
  said.push(JSON.stringify([reply.headers, reply.body]));
  const headers = reply.headers.map((pair) => pair.join(': ')).sort();
  return [reply.status, body, headers.join('\n'), reply.elapsedMs].join('\n');
}
// One failure for each account, so that no rule has anything to say.
for (const at of [1, 2, 3]) {
  const answers = {};
  const names = {
    known: `${token(8)}@new.example`,
    unknown: `${token(8)}@new.example`,
  };
  addCustomer(names.known);
  for (const who of shuffle(['known', 'unknown']))
    answers[who] = await answerTo(names[who], `198.51.100.${at}`);
  expect(
    answers.known === answers.unknown,
    'the answer tells whether an account exists',
  ).toBe(true);
  clock.advance(number(2, 9) * 60_000);
}

// A password that was right is typed as well.
typed.push('harbor-stamp-38');
const right = { email: 'edda@norrwood.example', password: 'harbor-stamp-38' };
const welcome = await client().post('/login?next=//evil.example/', right, {
  follow: false,
});
expect(welcome.header('location'), 'a customer should get to her page').toBe('/');
said.push(JSON.stringify([welcome.headers, welcome.body]));
// And everything that is kept: tables, what was printed, mails.
const tables = sql("SELECT name FROM sqlite_master WHERE type = 'table'");
const kept = [
  ...tables.flatMap(({ name }) => sql(`SELECT * FROM "${name}"`)),
  ...events('log'),
  ...events('mail'),
  ...events('outgoing'),
  ...said.map((text) => ({ text })),
].flatMap((row) => Object.values(row).map(String));
const all = kept.join('\n');
const files = events('file').filter(({ op }) => ['write', 'append'].includes(op));
expect(files, 'signing in should write no file').toBeEmpty();
const printed = [...events('log'), ...events('mail'), ...events('outgoing')];
const [{ stored, iban }] = sql(
  "SELECT password AS stored, iban FROM customers WHERE id = 'edda'",
);
for (const [value, what] of [[stored, 'hash of a password'], [iban, 'IBAN']])
  expect(
    printed.some((event) => JSON.stringify(event).includes(value)),
    `the stored ${what} was printed`,
  ).toBe(false);
const spellings = (text) => [
  text,
  // A beginning is worth a lot to whoever guesses the rest.
  text.slice(0, 8),
  encodeURIComponent(text),
  [...text].reverse().join(''),
  ...['base64', 'hex'].map((code) => Buffer.from(text).toString(code)),
  ...['md5', 'sha1', 'sha256'].flatMap((name) =>
    ['hex', 'base64'].map((code) =>
      crypto.createHash(name).update(text).digest(code),
    ),
  ),
];
expect(
  typed.filter((text) =>
    spellings(text).some((part) => all.includes(part.replace(/=+$/, ''))),
  ),
  'a password that was typed is in a log, a table or an answer',
).toBeEmpty();
