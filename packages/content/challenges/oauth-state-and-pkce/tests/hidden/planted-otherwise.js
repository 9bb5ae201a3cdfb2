// Somebody who joined today is the victim, and somebody else who joined today has a drive to fill.
const decode = (value) => value.replaceAll('&amp;', '&').replaceAll('&#39;', "'").replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&gt;', '>');
const fieldsOf = (reply) => Object.fromEntries([...reply.body.matchAll(/type="hidden" name="(\w+)" value="([^"]*)"/g)].map((found) => [found[1], decode(found[2])]));
async function allow(fields, email, password) {
  const location = (await client().post('/coldstore/authorize', { ...fields, email, password }, { follow: false })).header('location');
  const values = new Map(location.split('?')[1].split('&').map((pair) => pair.split('=').map(decodeURIComponent)));
  return { location, get: (name) => values.get(name) };
}
async function join(name, like) {
  const id = `${name}-${token(6)}`;
  const email = `${token(8)}@new.example`;
  // At Coldstore, people have a name and an address of their own.
  const drive = `drive-${token(8)}`;
  const address = `${token(8)}@private.example`;
  sql('INSERT INTO people SELECT ?, ?, ?, password FROM people WHERE id = ?', id, `${name} ${token(5)}`, email, like);
  sql('INSERT INTO drives SELECT ?, ?, password FROM drives WHERE id = ?', drive, address, like);
  sql('INSERT INTO receipts (person_id, text) VALUES (?, ?)', id, `Paid for ${token(9)}, € ${number(10, 999)}`);
  return { id, drive, email, address, password: like === 'gil' ? 'grey-anvil-61' : 'willow-lathe-26', receipt: () => sql('SELECT text FROM receipts WHERE person_id = ?', id) };
}
const [una, eve] = [await join('una', 'tamsin'), await join('eve', 'gil')];
const attacker = await signIn(eve.email, eve.password);
const links = {
  // Her own link, as Coldstore made it.
  own: (own) => `code=${own.get('code')}&state=${encodeURIComponent(own.get('state') ?? '')}`,
  bare: (own) => `code=${own.get('code')}`,
  empty: (own) => `code=${own.get('code')}&state=`,
  words: (own) => `code=${own.get('code')}&state=undefined`,
  page: (own) => `code=${own.get('code')}&state=/files`,
  twice: (own) => `code=${own.get('code')}&state=&state=${encodeURIComponent(own.get('state') ?? '')}`,
  denied: (own) => `code=${own.get('code')}&state=${encodeURIComponent(own.get('state') ?? '')}&error=`,
};
async function attack(way, begun, withChallenge) {
  // What the victim did so far: nothing, began and did not finish, finished, or refused.
  const victim = await signIn(una.email, una.password);
  if (begun !== 'no') {
    const fields = fieldsOf(await victim.get('/connect'));
    if (begun === 'before') await victim.get((await allow(fields, una.address, una.password)).location, { follow: false });
    if (begun === 'denied') await victim.post('/coldstore/authorize', { ...fields, deny: 'yes' });
  }
  const fields = fieldsOf(await attacker.get('/connect'));
  // An attacker writes the request to Coldstore by hand, and may leave out what protects the code.
  if (!withChallenge) for (const name of ['code_challenge', 'code_challenge_method']) delete fields[name];
  const own = await allow(fields, eve.address, eve.password);
  await victim.get(`/connect/callback?${links[way](own)}`, { follow: false });
  expect(sql('SELECT name FROM files WHERE drive_id = ? AND text IN (SELECT text FROM receipts WHERE person_id = ?)', eve.drive, una.id), 'receipts of a customer were copied to a drive that is not theirs').toBeEmpty();
}
for (const begun of shuffle(['no', 'yes', 'before', 'denied'])) for (const withChallenge of shuffle([true, false])) await attack('own', begun, withChallenge);
for (const way of shuffle(['bare', 'empty', 'words', 'page', 'twice', 'denied'])) await attack(way, pick(['no', 'yes', 'denied']), pick([true, false]));
// What is remembered on the one side must not be worth anything on the other: a state from an address that was used.
const victim = await signIn(una.email, una.password);
const used = await allow(fieldsOf(await victim.get('/connect')), una.address, una.password);
await victim.get(used.location);
for (const withChallenge of [true, false]) {
  const fields = fieldsOf(await attacker.get('/connect'));
  if (!withChallenge) for (const name of ['code_challenge', 'code_challenge_method']) delete fields[name];
  const own = await allow(fields, eve.address, eve.password);
  await victim.get(`/connect/callback?code=${own.get('code')}&state=${encodeURIComponent(used.get('state') ?? '')}`);
  expect(sql('SELECT name FROM files WHERE drive_id = ? AND text IN (SELECT text FROM receipts WHERE person_id = ?)', eve.drive, una.id), 'a state that had been used once was accepted again').toBeEmpty();
}
// A code that fits, and a state that does not: this is not the answer to what
// the session asked for.
for (const way of shuffle(['missing', 'changed'])) {
  sql('DELETE FROM connections WHERE person_id = ?', una.id);
  const fields = fieldsOf(await victim.get('/connect'));
  const own = await allow(fields, una.address, una.password);
  const state = own.get('state') ?? '';
  const at = state.length - 3;
  const other = state[at] === 'x' ? 'y' : 'x';
  const changed = state.slice(0, at) + other + state.slice(at + 1);
  const sent = way === 'missing' ? '' : `&state=${encodeURIComponent(changed)}`;
  await victim.get(`/connect/callback?code=${own.get('code')}${sent}`);
  expect(
    sql('SELECT * FROM connections WHERE person_id = ?', una.id),
    `a callback was accepted with a state that was ${way}`,
  ).toBeEmpty();
}
