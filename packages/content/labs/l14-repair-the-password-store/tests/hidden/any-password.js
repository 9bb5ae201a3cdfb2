const passwords = [`${'long bread '.repeat(12)}${token(4)}`, `Grüße aus der Bäckerei ${token(4)}`, `пекарня-${token(4)}`, `🥖🥖🥖 ${token(4)}`, `a:b$c;d'e"f ${token(4)}`];
for (const password of shuffle(passwords)) {
  const email = `${token(7)}@new.example`;
  await client().post('/signup', { name: 'Somebody', email, password });
  await signIn(email, password);
  const cut = await client().post('/login', { email, password: password.slice(0, -1) });
  expect(cut.status, 'a password without its last character is another password').toBe(401);
}
