const people = { 'edda@rook.example': 'willow-desk-43', 'jonas@feld.example': 'fern-lamp-28' };
const email = pick(Object.keys(people));
for (const round of [1, 2]) {
  const guesses = number(22, 30);
  for (let guess = 0; guess < guesses; guess++) await client().post('/login', { email, password: `x${round}${guess}` }, { follow: false });
  clock.advance(31 * 60_000);
  const reply = await client().post('/login', { email, password: people[email] });
  expect(reply.of('session').length, `half an hour after the guesses (${round}), the right password should work`).toBe(1);
}
