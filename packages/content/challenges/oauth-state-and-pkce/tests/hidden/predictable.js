// The attacker works out what a connection of the victim's will use, or has
// seen it in an earlier one, and asks Coldstore for a code that fits.
const decode = (value) =>
  value
    .replaceAll('&amp;', '&')
    .replaceAll('&#39;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>');
const fieldsOf = ({ body }) =>
  Object.fromEntries(
    [...body.matchAll(/type="hidden" name="(\w+)" value="([^"]*)"/g)].map(
      (found) => [found[1], decode(found[2])],
    ),
  );
async function allow(fields, { address, password }) {
  const form = { ...fields, email: address, password };
  const reply = await client().post('/coldstore/authorize', form, {
    follow: false,
  });
  return /[?&]code=(\w+)/.exec(reply.header('location'))[1];
}
// At Coldstore, these people are known by another address.
async function join(name, like, password) {
  const id = `${name}-${token(6)}`;
  const drive = `drive-${token(8)}`;
  const email = `${token(8)}@new.example`;
  const address = `${token(8)}@private.example`;
  const copy = 'SELECT ?, ?, ?, password FROM people WHERE id = ?';
  sql(`INSERT INTO people ${copy}`, id, `${name} ${token(5)}`, email, like);
  const same = 'SELECT ?, ?, password FROM drives WHERE id = ?';
  sql(`INSERT INTO drives ${same}`, drive, address, like);
  const paid = `Paid for ${token(9)}`;
  sql('INSERT INTO receipts (person_id, text) VALUES (?, ?)', id, paid);
  return { id, drive, email, address, password };
}
const una = await join('una', 'tamsin', 'willow-lathe-26');
const eve = await join('eve', 'gil', 'grey-anvil-61');
const PLANTED =
  'SELECT name FROM files WHERE drive_id = ? AND text IN ' +
  '(SELECT text FROM receipts WHERE person_id = ?)';
async function plant(browser, values) {
  const code = await allow(values, eve);
  const state = encodeURIComponent(values.state ?? '');
  await browser.get(`/connect/callback?code=${code}&state=${state}`);
  return sql(PLANTED, eve.drive, una.id).length > 0;
}

// Worked out: the same person at the same moment, and the same state of
// Math.random. What differs is the session, and real random numbers.
const known = number(1, 1_000_000);
const begin = async (browser, next) => {
  reseed(known);
  return fieldsOf(await browser.get(`/connect?next=${next}`));
};
const [one, other] = [
  await signIn(una.email, una.password),
  await signIn(una.email, una.password),
];
const next = pick(['/files', '/receipts']);
const guessed = await begin(other, next);
const drawn = await begin(one, next);
expect(
  await plant(one, guessed),
  "state and verifier were worked out, and an attacker's code was accepted",
).toBe(false);

for (const name of ['state', 'code_challenge'])
  expect(
    drawn[name] === guessed[name],
    `two connections of one moment have the same ${name}`,
  ).toBe(false);
expect(
  (drawn.state ?? '').length >= 8,
  'a state this short can be tried out',
).toBe(true);

// The same from a session of the attacker's: whose code is it?
const attacker = await signIn(eve.email, eve.password);
const stolen = await allow(await begin(one, next), una);
const hers = await begin(attacker, next);
const state = encodeURIComponent(hers.state ?? '');
await attacker.get(`/connect/callback?code=${stolen}&state=${state}`);
const { id, drive } = una;
const opened = sql(
  'SELECT * FROM connections JOIN grants USING (access_token) ' +
    'WHERE person_id = ? AND drive_id = ?',
  eve.id,
  drive,
);
expect(opened, 'a verifier fits the codes of others, too').toBeEmpty();

// Seen: the address of a connection that is over, in this session and in the
// one before.
for (const again of shuffle([one, await signIn(una.email, una.password)])) {
  const seen = fieldsOf(await one.get('/connect'));
  const code = await allow(seen, una);
  const was = encodeURIComponent(seen.state ?? '');
  await one.get(`/connect/callback?code=${code}&state=${was}`);
  clock.advance(number(1, 50) * 60_000);
  const isOpen = await plant(one, seen);
  await again.get('/connect');
  expect(
    isOpen || (await plant(again, seen)),
    'state and challenge of an earlier connection were accepted again',
  ).toBe(false);
}

// Read: whoever sees the address to Coldstore must not see the verifier.
const hash = (text, name, encoding) =>
  crypto.createHash(name).update(text).digest(encoding);
const challengeOf = (verifier) => hash(verifier, 'sha256', 'base64url');
const spellings = (text) => [
  text,
  [...text].reverse().join(''),
  text + text,
  ...['base64', 'base64url', 'hex'].flatMap((encoding) => [
    Buffer.from(text).toString(encoding),
    Buffer.from(text, encoding).toString(),
    hash(text, 'sha256', encoding),
    hash(text, 'md5', encoding),
  ]),
];
const sent = fieldsOf(await one.get('/connect'));
const { code_challenge: challenge } = sent;
expect(challenge, 'a code is not bound to a verifier').toBeTruthy();
const read = Object.entries(sent)
  .flatMap(([, value]) => spellings(value))
  .filter((text) => challengeOf(text) === challenge);
expect(read, 'the verifier can be read from the address').toBeEmpty();

// Not in a log, and not in a page about a code that was refused. Nor is the
// secret of the service in the address.
const back = encodeURIComponent(sent.state ?? '');
const refused = await one.get(
  `/connect/callback?code=${token(24)}&state=${back}`,
);
const words = [refused.body, ...events('log').map(({ text }) => text)]
  .join('\n')
  .split(/[^\w-]+/);
expect(
  [...new Set(words)].filter((word) => challengeOf(word) === challenge),
  'the verifier is in a log or in a page',
).toBeEmpty();
const asked = await one.get('/connect', { follow: false });
expect(
  asked.header('location').includes('cs-4471-walnut-quay'),
  'the secret of the service is in the address',
).toBe(false);

// Counted: a small number, or a fact about the person, is no secret.
const [{ name, email }] = sql('SELECT * FROM people WHERE id = ?', id);
const count = Array.from({ length: 64 }, (_, at) => String(at));
const facts = [id, name, email, una.address, drive, String(Date.now())];
const tried = [...count, ...facts].flatMap(spellings);
expect(
  tried.filter((text) => challengeOf(text) === challenge),
  'the verifier is a number or a fact that everybody can try',
).toBeEmpty();
