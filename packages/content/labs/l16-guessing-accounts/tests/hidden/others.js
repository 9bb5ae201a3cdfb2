const victim = pick(['edda@rook.example', 'anton.weiss@mailhaus.example', 'luc@moreno.example']);
for (let guess = 0; guess < 22; guess++) {
  await client().post('/login', { email: victim, password: `guess${guess}` }, { follow: false, headers: { 'x-lab-address': '198.51.100.90' } });
}
// And a crowd that guesses every account, from everywhere.
for (let guess = 0; guess < 50; guess++) {
  await client().post('/login', { email: `${token(5)}@post.example`, password: token(6) }, { follow: false, headers: { 'x-lab-address': `198.51.100.${guess + 100}` } });
}
const id = `new-${token(5)}`;
const stored = sql("SELECT password FROM clients WHERE id = 'edda-rook'")[0].password;
sql("INSERT INTO clients VALUES (?, 'Mara Quist', ?, ?, 'Dr Halim', 'Monday', 'the garden room', 'Until Monday.')", id, `${id}@post.example`, stored);
for (const [email, password] of [['jonas@feld.example', 'fern-lamp-28'], [`${id}@post.example`, 'willow-desk-43']]) {
  const browser = client();
  const headers = { 'x-lab-address': `203.0.113.${number(100, 200)}` };
  await browser.post('/login', { email, password: 'a slip' }, { headers });
  const reply = await browser.post('/login', { email, password }, { headers });
  expect(reply.of('session').length, 'somebody else in another place should be able to sign in').toBe(1);
}
