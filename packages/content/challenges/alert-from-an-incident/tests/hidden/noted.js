// A few names that do not exist, too few for an alert: the log has all of them.
const address = `192.0.2.${number(30, 220)}`;
const headers = { 'x-lab-address': address };
const names = Array.from(
  { length: 6 },
  () => `${token(7)}@${token(6)}.example`,
);
for (const [at, email] of names.entries()) {
  const password = `${token(9)} ${number(10, 99)}`;
  await client().post('/login', { email, password }, { headers });
  // A keyed hash of the name is as good as the name.
  const [{ count }] = sql(
    'SELECT count(DISTINCT account) AS count FROM events WHERE address = ?',
    address,
  );
  expect(count, 'an attempt with an unknown name left no trace').toBe(at + 1);
  clock.advance(number(5, 90) * 1000);
}
// The same name again is the same name, also as a hash.
const [email] = shuffle(names);
await client().post('/login', { email, password: token(9) }, { headers });
const [{ count }] = sql(
  'SELECT count(DISTINCT account) AS count FROM events WHERE address = ?',
  address,
);
expect(count, 'two attempts with one name look like two names').toBe(6);
const [{ all }] = sql(
  'SELECT count(*) AS "all" FROM events WHERE address = ?',
  address,
);
expect(all > 6, 'the second attempt with a name left no trace').toBe(true);
// Who signed in is noted as before, and no name fills the log.
const signIns = () =>
  sql('SELECT kind, count(*) AS count FROM events GROUP BY kind').find(
    ({ kind }) => kind === 'login',
  ).count;
const before = signIns();
await signIn('edda@norrwood.example');
expect(signIns(), 'a sign-in is not noted any more').toBe(before + 1);
const long = `${token(20).repeat(100)}@new.example`;
await client().post('/login', { email: long, password: token(9) });
const [{ most }] = sql('SELECT max(length(account)) AS most FROM events');
expect(most, 'the log takes a name of any length').toBeLessThan(500);
