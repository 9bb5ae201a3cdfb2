const email = `${token(8)}@new.example`;
sql("INSERT INTO people SELECT ?, 'Eve Sol', 'buyer', ?, password FROM people WHERE id = 'ben'", `new-${token(6)}`, email);
const eve = await signIn(email, 'beet-and-leek-8');
const count = number(1, 9);
for (const price of shuffle(['0.01', '0', `${number(1, 90)}`, '1e-2', '96.00'])) await eve.post('/orders', { article: 'box', count: String(count), price, address: token(10) });
const orders = sql("SELECT cents FROM orders WHERE article_id = 'box' AND person_id LIKE 'new-%'");
expect(orders.length, 'the orders should be accepted').toBe(5);
expect(orders.filter(({ cents }) => cents !== 9600 * count), 'the buyer set the price').toBeEmpty();
