// Anton's password is another one in each run.
const { user, password: word } = pick(accounts);
sql("UPDATE clients SET password = (SELECT password FROM clients WHERE email = ?) WHERE id = 'anton-weiss'", user);
const right = number(24, 30);
for (let guess = 0; guess < 32; guess++) {
  // Requests that anybody may send must not wipe out the count.
  if (guess % 3 === 2) await client().post(guess % 2 === 0 ? '/forgot' : '/logout', { email: 'anton.weiss@mailhaus.example' }, { follow: false });
  if (guess % 4 === 3) await client().get(guess % 8 === 3 ? '/login' : '/forgot', { follow: false });
  const headers = { 'x-lab-address': `198.51.100.${guess + 1}`, 'x-forwarded-for': `192.0.2.${number(1, 250)}`, 'user-agent': token(8) };
  const password = guess === right ? word : `${pick(['summer', 'autumn', 'spring'])}${guess}`;
  await client().post('/login', { email: 'anton.weiss@mailhaus.example', password }, { follow: false, headers });
}
blocked('session', 'a password was guessed from many places');
