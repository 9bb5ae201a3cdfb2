const passwords = [`${'long bread '.repeat(12)}${token(4)}`, `Grüße aus der Bäckerei ${token(4)}`, `пекарня-${token(4)}`, `🥖🥖🥖 ${token(4)}`, `a:b$c;d'e"f ${token(4)}`];
for (const password of shuffle(passwords)) {
  const email = `${token(7)}@new.example`;
  await client().post('/signup', { name: 'Somebody', email, password });
  await signIn(email, password);
  const cut = await client().post('/login', { email, password: password.slice(0, -1) });
  expect(cut.status, 'a password without its last character is another password').toBe(401);
}
// Passwords that differ only in letters that some encodings do not have.
for (const [first, second] of shuffle([['пекарня', 'витрина'], ['🥖🥖🥖', '🍞🍞🍞'], ['早安面包', '晚安蛋糕']])) {
  const end = token(6);
  const email = `${token(7)}@new.example`;
  await client().post('/signup', { name: 'Somebody', email, password: `${first} ${end}` });
  for (const wrong of [`${second} ${end}`, ` ${end}`, end, `${'?'.repeat(first.length)} ${end}`]) {
    const reply = await client().post('/login', { email, password: wrong });
    expect(reply.status, 'a password with other letters is another password').toBe(401);
  }
}
// The least length is as before, for a new account and for a new password.
const least = `${token(7)}@new.example`;
const [short, enough] = [token(5), `${token(6)} loaf`];
const signUp = (password) =>
  client().post('/signup', { name: 'Somebody', email: least, password });
const refused = await signUp(short);
expect(refused.of('session'), 'five characters were accepted').toBeEmpty();
await signUp(enough);
const browser = await signIn(least, enough);
await browser.post('/password', { old: enough, new: short });
await signIn(least, enough);
// One account for an address, and nobody who comes second gets into it.
const again = await signUp(`${token(6)} loaf`);
expect(
  again.of('session'),
  'a second account took over an address',
).toBeEmpty();
expect(again.status < 500, 'a known address broke the form').toBe(true);
await signIn(least, enough);
const nowhere = { name: 'Somebody', email: token(9), password: enough };
expect(
  (await client().post('/signup', nowhere)).of('session'),
  'an account was made without an email address',
).toBeEmpty();
