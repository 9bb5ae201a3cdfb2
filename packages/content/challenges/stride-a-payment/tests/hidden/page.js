const email = `${token(8)}@new.example`;
sql("INSERT INTO people SELECT ?, 'Eve Sol', 'buyer', ?, password FROM people WHERE id = 'ben'", `new-${token(6)}`, email);
const address = `Alma Tregear, ${token(9)} ${number(2, 90)}`;
const id = number(1000, 5000);
sql("INSERT INTO orders VALUES (?, 'alma', 'box', 1, 9600, ?, 'open', NULL)", id, address);
for (const who of shuffle([await signIn('ben@carrow.example'), await signIn(email, 'beet-and-leek-8')])) for (const url of shuffle([`/orders/${id}`, '/orders/901', '/orders/902?card=accepted'])) await who.get(url);
// What they may not read must not change what they see.
const eve = await signIn(email, 'beet-and-leek-8');
for (const who of [eve, await signIn('ben@carrow.example')]) {
  const before = (await who.get(`/orders/${id}`)).body;
  sql('UPDATE orders SET address = ? WHERE id = ?', `Alma Tregear, ${token(9)}`, id);
  expect((await who.get(`/orders/${id}`)).body, 'an order could be told from the answer').toBe(before);
}
sql('UPDATE orders SET address = ? WHERE id = ?', address, id);
blocked('disclosed', 'an order was shown to somebody who did not place it');
expect((await (await signIn('alma@tregear.example')).get(`/orders/${id}`)).body, 'the buyer should see the order').toContain(address);
expect((await (await signIn('cora@penhallow.example')).get(`/orders/${id}`)).body, 'a clerk should see the order').toContain(address);
