// Old values, taken from the table as it was before the fix.
const [{ stored: marzipan }] = sql('SELECT password AS stored FROM customers WHERE id = 3');
const email = `${token(6)}@old.example`;
sql('INSERT INTO customers (name, email, password) VALUES (?, ?, ?)', 'Ove Lund', email, marzipan);
const wrong = await client().post('/login', { email, password: `marzipan${number(1, 9)}` });
expect(wrong.status, 'a wrong password should be refused for an old account').toBe(401);
for (let visit = 1; visit <= 3; visit++) {
  const ove = await signIn(email, 'marzipan');
  const home = await ove.get('/');
  expect(home.body, `Ove should get in on visit ${visit}`).toContain('Hello, Ove Lund');
  const missed = await client().post('/login', { email, password: 'Marzipan' });
  expect(missed.status, 'a wrong password should be refused, before and after').toBe(401);
}
const yusuf = await signIn('yusuf@demir.example', 'sunflower');
const changed = await yusuf.post('/password', { old: 'sunflower', new: `caraway ${token(4)}` });
expect(changed.status, 'an old customer should be able to change the password').toBe(200);
