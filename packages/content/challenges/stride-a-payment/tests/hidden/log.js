// "That was not me." And what a log must not have.
const id = `c-${token(6)}`;
const name = `Sam ${token(7)}`;
const email = `${token(8)}@penhallow.example`;
sql("INSERT INTO people SELECT ?, ?, 'clerk', ?, password FROM people WHERE id = 'cora'", id, name, email);
const order = number(1000, 5000);
sql("INSERT INTO orders VALUES (?, 'ben', 'box', 1, 9600, 'x', 'paid', NULL)", order);
await (await signIn(email, 'seed-drawer-63')).post(`/orders/${order}/refund`);
const lines = () => sql('SELECT text FROM log').map(({ text }) => text);
expect(lines().some((text) => text.includes(name) && text.includes(String(order))), 'nobody can say which clerk began the refund').toBe(true);
const card = `4000${number(100000000000, 999999999999)}`;
await (await signIn('ben@carrow.example')).post('/orders/903/card', { card });
expect(lines().filter((text) => text.includes(card)), 'the log has the number of a card').toBeEmpty();
expect(lines().some((text) => text.includes('903')), 'the log should mention the attempt').toBe(true);
