const email = `${token(6)}@new.example`;
await client().post('/signup', { name: 'Somebody', email, password: 'flour and water' });
const [{ stored: leaked }] = sql("SELECT password AS stored FROM customers WHERE email = 'iain@moss.example'");
await signIn('iain@moss.example');
for (const who of shuffle([email, 'iain@moss.example', 'paula@kern.example'])) {
  const [{ stored }] = sql('SELECT password AS stored FROM customers WHERE email = ?', who);
  for (const guess of [stored, ...stored.split(/[$:.]/)]) {
    const reply = await client().post('/login', { email: who, password: guess });
    expect(reply.status, 'a value from the table was accepted as a password').toBe(401);
  }
}
expect((await client().post('/login', { email: 'paula@kern.example', password: '10485b5b03183de9fba4aad7796af45f' })).status, 'an old hash was accepted as a password').toBe(401);
// Some accounts are locked: no hash is in their row, and no password opens them.
for (const text of ['-', '!', 'locked', `closed ${token(6)}`]) {
  const locked = `${token(7)}@old.example`;
  sql('INSERT INTO customers (name, email, password) VALUES (?, ?, ?)', 'Somebody', locked, text);
  for (const password of [text, '']) expect((await client().post('/login', { email: locked, password })).of('session'), 'the text in the row of a locked account opened it').toBeEmpty();
}
// The table leaked before the fix: what was in it then must open nothing now.
for (const guess of [leaked, leaked.toUpperCase(), ` ${leaked}`]) {
  const reply = await client().post('/login', { email: 'iain@moss.example', password: guess });
  expect(reply.status, 'the old value of somebody who signed in since was accepted as a password').toBe(401);
}
