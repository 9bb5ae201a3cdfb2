// Somebody of the crew books a crossing like anybody else. A shop to which they gave that token tries it on the crew list.
const id = `new-${token(6)}`;
const email = `${token(8)}@petrel.example`;
sql("INSERT INTO people SELECT ?, 'Sunniva Ros', 'crew', ?, password FROM people WHERE id = 'jorun'", id, email);
sql("INSERT INTO crew VALUES (?, 'Stormy', ?)", id, `+99 555 ${number(2000, 9999)}`);
for (const [user, password] of shuffle([[email, 'brass-lantern-19'], ['jorun@petrel.example', 'brass-lantern-19']])) {
  const browser = client();
  await browser.post('/login', { email: user, password, service: 'bookings' });
  const { value } = browser.cookies().find(({ name }) => name === 'token');
  const shop = client();
  await shop.get('/crew', { headers: { authorization: `Bearer ${value}` } });
  shop.setCookie('token', value);
  await shop.get('/crew');
}
blocked('disclosed', 'a token that was issued for bookings opened the crew list, because it is in the name of somebody of the crew');
