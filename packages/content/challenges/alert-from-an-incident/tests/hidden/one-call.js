// The rule for guessing still works for everybody, and an attack is one call, not twenty.
const email = `${token(8)}@new.example`;
sql("INSERT INTO customers SELECT ?, 'Noor Haddad', ?, password, 'XX00' FROM customers WHERE id = 'edda'", `new-${token(6)}`, email);
const address = `192.0.2.${number(30, 220)}`;
const headers = { 'x-lab-address': address };
// Spelled in three ways, and the same address.
for (let guess = 0; guess < 9; guess++) {
  const typed = [email, email.toUpperCase(), ` ${email} `][guess % 3];
  await client().post(
    '/login',
    { email: typed, password: token(8) },
    { headers },
  );
  clock.advance(75_000);
}
expect(events('mail').length, 'guesses at one account should be one alert').toBe(1);
// Whoever is blocked is not told which password would have been right.
const answers = [];
for (const password of ['harbor-stamp-38', 'harbor-stamp-83']) {
  const reply = await client().post('/login', { email, password }, { headers });
  answers.push([reply.status, reply.elapsedMs, reply.body].join('\n'));
}
expect(
  answers[0] === answers[1],
  'the answer to a blocked address tells whether the password was right',
).toBe(true);
// Nor who is a customer.
const unknown = await client().post('/login', { email: `${token(8)}@new.example`, password: 'harbor-stamp-38' }, { headers });
expect(
  [unknown.status, unknown.elapsedMs, unknown.body].join('\n') === answers[0],
  'the answer to a blocked address tells who is a customer',
).toBe(true);
// The address is blocked for an hour, not for ever, and others are not.
const noor = client();
expect((await noor.post('/login', { email, password: 'harbor-stamp-38' }, { headers: { 'x-lab-address': '198.51.100.9' } })).status, 'the customer should get in from her own address').toBe(200);
clock.advance(3_700_000);
expect((await client().post('/login', { email, password: 'harbor-stamp-38' }, { headers: { 'x-lab-address': address } })).status, 'after an hour the address should be free again').toBe(200);
