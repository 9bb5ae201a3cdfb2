// A link for a new password is worth a password. The same person asks twice at
// the same moment, and Math.random begins at the same place: what is not random
// is the same again.
const linkOf = async (email) => {
  const before = events('mail').length;
  // Whoever asks for the link must not choose where it leads.
  const headers = { 'x-forwarded-host': 'evil.example' };
  await client().post('/forgot', { email }, { headers });
  const [mail] = events('mail').slice(before);
  expect(
    (mail?.text ?? '').includes('evil.example'),
    'the link leads to a host that the request named',
  ).toBe(false);
  return /\/reset\/([\w~%-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
};
const id = `new-${token(6)}`;
const joined = `${token(8)}@new.example`;
const columns = 'password, counselor, next_at, room, word';
sql(
  `INSERT INTO clients SELECT ?, 'Noor Haddad', ?, ${columns} FROM clients ` +
    "WHERE id = 'luc-moreno'",
  id,
  joined,
);
for (const email of shuffle([joined, 'priya@nair.example'])) {
  const known = number(1, 1_000_000);
  const links = [];
  for (const round of [1, 2]) {
    reseed(known);
    links.push(await linkOf(email));
    expect(links.at(-1), `link ${round} should be sent`).toBeTruthy();
    sql('DELETE FROM resets');
  }
  expect(
    links[0] === links[1],
    'the link for a new password can be worked out',
  ).toBe(false);
  clock.advance(number(2, 9) * 60_000);
}
const last = await linkOf(joined);
// A link works once, for an hour, with a password of eight characters or more.
const stored = () =>
  sql('SELECT password FROM clients WHERE id = ?', id)[0].password;
const use = (link, password) => client().post(`/reset/${link}`, { password });
async function expectRefused(link, password, why) {
  const before = stored();
  await use(link, password);
  expect(stored() === before, why).toBe(true);
}
const password = `${token(9)} lamp`;
const made = token(32);
await expectRefused(last, token(7), 'seven characters were accepted');
await expectRefused(made, password, 'a link that was never sent was accepted');
expect(
  (await client().get(`/reset/${made}`)).body.includes(`/reset/${made}`),
  'a link that was never sent leads to the form',
).toBe(false);
const first = stored();
const othersOf = () => sql('SELECT id, password FROM clients WHERE id <> ?', id);
const others = JSON.stringify(othersOf());
// Whose password it is follows from the link, not from the form.
const named = { client: 'jonas-feld', client_id: 'jonas-feld', id: 'jonas-feld', email: 'jonas@feld.example' };
const replies = [await client().post(`/reset/${last}`, { ...named, password })];
expect(
  JSON.stringify(othersOf()) === others,
  'the form chose whose password is replaced',
).toBe(true);
expect(stored() === first, 'the link should work').toBe(false);
await expectRefused(last, `${password} 2`, 'a link worked twice');
const old = await linkOf(joined);
clock.advance(61 * 60_000);
await expectRefused(old, password, 'a link worked after an hour');
expect(events('fault'), 'a link that is not good broke the page').toBeEmpty();
// What is typed at the sign-in or in the form goes nowhere: into no log, file,
// table, cookie or page, and to no other host. Nor does a link.
const typed = `typed ${token(9)}`;
const send = (email, given) =>
  client().post('/login', { email, password: given }, { follow: false });
replies.push(await send(joined, typed), await send(joined, password));
replies.push(await send('edda@rook.example', 'willow-desk-43'));
const spell = (text) => [
  text,
  encodeURIComponent(text),
  [...text].reverse().join(''),
  ...['base64', 'hex'].map((code) => Buffer.from(text).toString(code)),
  ...['md5', 'sha1', 'sha256'].map((name) =>
    crypto.createHash(name).update(text).digest('hex'),
  ),
];
const holds = (what, texts) => {
  const written = JSON.stringify(what);
  return texts.some((text) => written.includes(text));
};
const words = [typed, password, 'willow-desk-43'].flatMap(spell);
const tables = sql("SELECT name FROM sqlite_master WHERE type = 'table'");
const rows = tables.flatMap(({ name }) => sql(`SELECT * FROM "${name}"`));
expect(holds(rows, words), 'a table holds a password').toBe(false);
const left = [...events('log'), ...events('outgoing')];
const hashes = sql('SELECT password FROM clients').map((row) => row.password);
expect(
  holds(left, [...words, ...hashes, last]),
  'the log holds a link, a password or its hash',
).toBe(false);
expect(holds(events('mail'), words), 'a mail holds a password').toBe(false);
const files = events('file').filter(({ op }) => ['write', 'append'].includes(op));
expect(files, 'signing in should write no file').toBeEmpty();
const sent = replies.map(({ headers, body }) => [headers, body]);
expect(holds(sent, words), 'an answer repeats a password').toBe(false);
const cookies = replies.map((reply) => reply.header('set-cookie') ?? '');
expect(
  holds(cookies, ['edda-rook', 'edda%40', 'edda@', id]),
  'a cookie names the client',
).toBe(false);
