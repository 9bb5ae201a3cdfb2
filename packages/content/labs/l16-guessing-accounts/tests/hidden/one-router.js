// Fourteen people in one office, each with one typo, within a few minutes.
const stored = sql("SELECT password FROM clients WHERE id = 'edda-rook'")[0].password;
const headers = { 'x-lab-address': `203.0.113.${number(20, 90)}` };
for (let at = 0; at < 14; at++) {
  const id = `office-${at}-${token(4)}`;
  sql("INSERT INTO clients VALUES (?, 'Rin Sato', ?, ?, 'Ms Arden', 'Monday', 'the blue room', 'Until Monday.')", id, `${id}@post.example`, stored);
  const browser = client();
  await browser.post('/login', { email: `${id}@post.example`, password: 'willow-desk-34' }, { headers });
  clock.advance(number(1, 15) * 1000);
  const reply = await browser.post('/login', { email: `${id}@post.example`, password: 'willow-desk-43' }, { headers });
  expect(reply.of('session').length, 'people who share an address should be able to sign in after a typo').toBe(1);
}
