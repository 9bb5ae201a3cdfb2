// Somebody has bought a list of card numbers and tries which of them work, with a new order for every few.
const id = `new-${token(6)}`;
const email = `${token(8)}@new.example`;
sql("INSERT INTO people SELECT ?, 'Eve Sol', 'buyer', ?, password FROM people WHERE id = 'ben'", id, email);
const eve = await signIn(email, 'beet-and-leek-8');
for (let round = 0; round < 5; round++) {
  await eve.post('/orders', { article: 'leek', count: '1', price: '2.80', address: 'x' });
  const [order] = sql('SELECT id FROM orders WHERE person_id = ? ORDER BY id DESC LIMIT 1', id);
  for (let at = 0; at < 4; at++) await eve.post(`/orders/${order.id}/card`, { card: `4000${number(100000000000, 999999999999)}` });
  clock.advance(number(1, 5) * 60_000);
}
expect(sql('SELECT count(*) AS count FROM attempts WHERE person_id = ?', id)[0].count, 'one buyer tried a dozen cards').toBeLessThan(12);
// The next day, an honest buyer tries a second card.
clock.advance(86_400_000);
const ben = await signIn('ben@carrow.example');
await ben.post('/orders/903/card', { card: '4000 0000' });
expect((await ben.post('/orders/903/card', { card: '4000 1234 0000 5678' })).body, 'a second card should be possible').toContain('Card accepted');
