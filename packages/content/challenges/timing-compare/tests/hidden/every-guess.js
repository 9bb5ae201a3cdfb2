// An order of today. The provider knows the secret, and so does this test.
const order = number(400, 9999);
sql("INSERT INTO orders VALUES (?, 'Wild rooibos', 'Bergen', 'open')", order);
const body = JSON.stringify({ order, status: 'paid' });
const signature = crypto.createHmac('sha256', 'whsec-oolong-7731-bergamot').update(body).digest('hex');
const send = (given) => request({ method: 'POST', url: '/hooks/payment', headers: { 'content-type': 'application/json', 'x-signature': given }, body });
const seen = new Set();
let guesses = 0;
for (const right of shuffle([0, 1, number(2, 30), number(31, 62), 63])) {
  const wrong = signature[right] === '0' ? '1' : '0';
  const reply = await send(signature.slice(0, right) + wrong + signature.slice(right + 1));
  expect(reply.status, 'a signature with one wrong character is wrong').toBe(401);
  expect(reply.of('compare').length, 'a guess was refused before it was compared in constant time').toBeGreaterThan(0);
  seen.add(JSON.stringify(reply.of('compare')));
  guesses += 1;
}
expect(seen.size, 'each guess should itself be compared').toBe(guesses);
expect(sql('SELECT status FROM orders WHERE id = ?', order)[0].status, 'nothing should have been paid').toBe('open');
const genuine = await send(signature);
expect(genuine.status, 'the right signature should be accepted').toBe(200);
expect(genuine.of('compare').some(({ equal }) => equal), 'the right signature was accepted without being compared').toBe(true);
