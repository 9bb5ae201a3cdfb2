// The attacker has an account too, and signs in to it after every few guesses,
// sometimes with a typo before.
const stored = sql("SELECT password FROM clients WHERE id = 'edda-rook'")[0].password;
const headers = { 'x-lab-address': '198.51.100.60' };
const step = number(3, 6);
for (let at = 0; at < 62; at++) {
  const email = `${token(6)}${at}@mailhaus.example`;
  if (at >= 52) sql("INSERT INTO clients VALUES (?, 'Kai Brandt', ?, ?, 'Ms Arden', 'Monday', 'the blue room', 'Until Monday.')", `new-${at}`, email, stored);
  await client().post('/login', { email, password: 'willow-desk-43' }, { follow: false, headers });
  const passwords = at % step === 0 ? ['fern-lamp-28'] : [];
  if (at === 4 * step) passwords.unshift('fern-lamp-82');
  for (const password of passwords)
    await client().post(
      '/login',
      { email: 'jonas@feld.example', password },
      { follow: false, headers },
    );
}
const others = events('session').filter((event) => event.user !== 'jonas-feld');
expect(others, 'signing in to one account wiped out the guesses at others').toBeEmpty();
