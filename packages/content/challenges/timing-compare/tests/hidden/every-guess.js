const [order, signature] = pick([[302, 'aecaddfcf3bac80b006a258d5418a2df7e3ac47043faf89bd155dd3dd0521d7e'], [303, '3133b123f7543a2e31aa5467f1c1287e9eeed65fae294e69fedee56dc05cde5b'], [304, 'faa22f3e0fba8d0db91c810790b83a43ce58cb4814d0ad309f14c4d860b9a2a5']]);
const body = JSON.stringify({ order, status: 'paid' });
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
