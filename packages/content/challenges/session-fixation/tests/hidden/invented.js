const stored = sql("SELECT password FROM customers WHERE id = 'ada'")[0].password;
// A customer of today and one of the seed, with a basket and without, at once and after days.
const fresh = { id: `c-${token(6)}`, email: `${token(8)}@new.example`, password: 'amber-hinge-31' };
sql('INSERT INTO customers VALUES (?, ?, ?, ?, ?)', fresh.id, 'Ines Roca', fresh.email, stored, `${number(10, 99)} ${token(8)} Lane, ring once`);
const people = [fresh, { id: 'ada', email: 'ada@moreau.example', password: 'amber-hinge-31' }];
for (const [index, { id, email, password }] of shuffle([...people, ...people]).entries()) {
  const invented = `n-${token(12)}`;
  const customer = client();
  const eve = client();
  customer.setCookie('visit', invented);
  eve.setCookie('visit', invented);
  await pick([customer, eve]).get('/');
  if (index % 2 === 0) await customer.post('/basket', { bread: pick(['rye', 'oat']) });
  if (index > 1) clock.advance(number(1, 20) * 86_400_000);
  await customer.post('/login', { email, password }, { follow: false });
  const twin = client();
  twin.setCookie('visit', invented);
  const isKey = async (browser) => (await browser.get('/account')).of('disclosed').some(({ owner }) => owner === id);
  for (const browser of [eve, twin]) expect(await isKey(browser), 'an ID that somebody made up became the key to an account').toBe(false);
  await customer.get('/account');
  for (const browser of [eve, twin]) expect(await isKey(browser), 'an ID that somebody made up became the key to an account').toBe(false);
}
