// A list of words, one after the other. The right one is on it, quite far down.
const attacker = client();
for (let guess = 0; guess < 40; guess++) {
  const password = guess === 34 ? 'sunshine' : `winter${guess}`;
  await attacker.post('/login', { email: 'anton.weiss@mailhaus.example', password }, { follow: false });
}
blocked('session', "Anton's password was guessed");
