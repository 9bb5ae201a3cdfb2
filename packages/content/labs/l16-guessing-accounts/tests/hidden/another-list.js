// The same browser, the same account, and a list that nobody has seen before. Whoever guesses is a client since today.
const { user, password: word } = pick(accounts);
sql("UPDATE clients SET password = (SELECT password FROM clients WHERE email = ?) WHERE id = 'anton-weiss'", user);
const id = `new-${token(6)}`;
sql("INSERT INTO clients SELECT ?, 'Ola Berg', ?, password, counselor, next_at, room, 'Welcome to the practice.' FROM clients WHERE email = ?", id, `${id}@post.example`, user);
const attacker = await signIn(`${id}@post.example`, word);
const right = number(26, 36);
for (let guess = 0; guess < 40; guess++) {
  await attacker.post('/login', { email: 'anton.weiss@mailhaus.example', password: guess === right ? word : `${token(5)}-${guess}` }, { follow: false });
}
// Back again before a minute is over: a lock that ends with the next breath is none.
clock.advance(number(30, 45) * 1000);
await attacker.post('/login', { email: 'anton.weiss@mailhaus.example', password: word }, { follow: false });
const others = events('session').filter((event) => event.action === 'opened' && event.user !== id);
expect(others, 'a password was guessed from another list').toBeEmpty();
