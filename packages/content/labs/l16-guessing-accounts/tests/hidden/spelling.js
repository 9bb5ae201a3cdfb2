const base = 'anton.weiss@mailhaus.example';
const { user, password: word } = pick(accounts);
sql("UPDATE clients SET password = (SELECT password FROM clients WHERE email = ?) WHERE id = 'anton-weiss'", user);
const right = number(24, 30);
for (let guess = 0; guess < 32; guess++) {
  const letters = [...base].map((letter, at) => ((guess >> at % 6) & 1 ? letter.toUpperCase() : letter)).join('');
  const email = `${' '.repeat(guess % 3)}${letters}${' '.repeat(guess % 4)}`;
  await client().post('/login', { email, password: guess === right ? word : `cloud${guess}` }, { follow: false, headers: { 'x-lab-address': `198.51.100.${guess + 100}` } });
}
blocked('session', 'a password was guessed under many spellings of the address');
