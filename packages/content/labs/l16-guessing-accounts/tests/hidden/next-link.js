// A link for a new password is worth a password. The same person asks twice at
// the same moment, and Math.random begins at the same place: what is not random
// is the same again.
const linkOf = async (email) => {
  const before = events('mail').length;
  await client().post('/forgot', { email });
  const [mail] = events('mail').slice(before);
  return /\/reset\/([\w~%-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
};
const id = `new-${token(6)}`;
const joined = `${token(8)}@new.example`;
const columns = 'password, counsellor, next_at, room, word';
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
// Who reads the log must not find a link in it, nor a password that was typed.
const last = await linkOf(joined);
await client().post('/login', { email: joined, password: `typed ${last}` });
const printed = events('log').map(({ text }) => text);
expect(
  printed.filter((text) => text.includes(last)),
  'the log holds a link or a password',
).toBeEmpty();
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
await use(last, password);
expect(stored() === first, 'the link should work').toBe(false);
await expectRefused(last, `${password} 2`, 'a link worked twice');
const old = await linkOf(joined);
clock.advance(61 * 60_000);
await expectRefused(old, password, 'a link worked after an hour');
expect(events('fault'), 'a link that is not good broke the page').toBeEmpty();
