const email = `${token(6)}@new.example`;
await client().post('/signup', { name: 'Somebody', email, password: 'flour and water' });
await signIn('iain@moss.example');
for (const who of shuffle([email, 'iain@moss.example', 'paula@kern.example'])) {
  const [{ stored }] = sql('SELECT password AS stored FROM customers WHERE email = ?', who);
  for (const guess of [stored, ...stored.split(/[$:.]/)]) {
    const reply = await client().post('/login', { email: who, password: guess });
    expect(reply.status, 'a value from the table was accepted as a password').toBe(401);
  }
}
expect((await client().post('/login', { email: 'paula@kern.example', password: '10485b5b03183de9fba4aad7796af45f' })).status, 'an old hash was accepted as a password').toBe(401);
