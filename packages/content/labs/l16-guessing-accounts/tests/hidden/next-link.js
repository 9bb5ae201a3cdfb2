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
