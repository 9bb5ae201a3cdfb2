const right = number(24, 30);
for (let guess = 0; guess < 32; guess++) {
  const headers = { 'x-lab-address': `198.51.100.${guess + 1}`, 'x-forwarded-for': `192.0.2.${number(1, 250)}`, 'user-agent': token(8) };
  const password = guess === right ? 'sunshine' : `${pick(['summer', 'autumn', 'spring'])}${guess}`;
  await client().post('/login', { email: 'anton.weiss@mailhaus.example', password }, { follow: false, headers });
}
blocked('session', 'a password was guessed from many places');
