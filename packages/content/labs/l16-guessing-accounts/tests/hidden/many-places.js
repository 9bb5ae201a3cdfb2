// Anton's password is another one in each run.
const { user, password: word } = pick(accounts);
sql("UPDATE clients SET password = (SELECT password FROM clients WHERE email = ?) WHERE id = 'anton-weiss'", user);
const right = number(24, 30);
const own = pick(['jonas@feld.example', 'edda@rook.example'].map((email) => ({ email, password: accounts.find((known) => known.user === email).password })));
for (let guess = 0; guess < 31; guess++) {
  // Requests that anybody may send must not wipe out the count.
  if (guess % 3 === 2) await client().post(guess % 2 === 0 ? '/forgot' : '/logout', { email: 'anton.weiss@mailhaus.example' }, { follow: false });
  if (guess % 4 === 3) await client().get(guess % 8 === 3 ? '/login' : '/forgot', { follow: false });
  // Nor must the guesses at others: whoever remembers only the last few forgets the account that is attacked.
  for (let other = 0; guess % 9 === 8 && other < 32; other++) await client().post('/login', { email: `${token(9)}@mailhaus.example`, password: token(6) }, { follow: false, headers: { 'x-lab-address': `203.0.113.${number(1, 250)}` } });
  // Nor must a sign-in of the attacker's own, to another account.
  if (guess % 5 === 4) await client().post('/login', own, { follow: false, headers: { 'x-lab-address': `203.0.113.${number(1, 250)}` } });
  const headers = { 'x-lab-address': `198.51.100.${guess + 1}`, 'x-forwarded-for': `192.0.2.${number(1, 250)}`, 'user-agent': token(8) };
  const password = guess === right ? word : `${pick(['summer', 'autumn', 'spring'])}${guess}`;
  await client().post('/login', { email: 'anton.weiss@mailhaus.example', password }, { follow: false, headers });
}
const taken = events('session').filter(({ action, user }) => action === 'opened' && user === 'anton-weiss');
expect(taken, 'a password was guessed from many places').toBeEmpty();
