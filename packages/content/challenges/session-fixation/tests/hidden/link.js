const stored = sql("SELECT password FROM customers WHERE id = 'ada'")[0].password;
const id = `c-${token(6)}`;
const email = `${token(8)}@new.example`;
sql('INSERT INTO customers VALUES (?, ?, ?, ?, ?)', id, 'Ines Roca', email, stored, `${number(10, 99)} ${token(8)} Lane, ring once`);
const isKey = (reply) => reply.of('disclosed').some(({ owner }) => owner === id);
for (const [index, way] of shuffle(['before', 'with', 'login page', 'twice', 'bought']).entries()) {
  const eve = client();
  await eve.get('/');
  const planted = eve.cookies()[0]?.value ?? token(12);
  const ines = client();
  if (way === 'before' || way === 'bought') await ines.get(`/?visit=${planted}`);
  if (way === 'login page') await ines.get(`/login?visit=${planted}`);
  if (way === 'twice') await ines.get(`/?visit=${token(5)}&visit=${planted}`);
  if (way === 'bought') await ines.post('/basket', { bread: pick(['walnut', 'plait']) });
  if (index > 2) clock.advance(number(1, 20) * 86_400_000);
  await ines.post(way === 'with' ? `/login?visit=${planted}` : '/login', { email, password: 'amber-hinge-31' }, { follow: false });
  // Before the customer's next request, and after it.
  for (let round = 0; round < 2; round++) {
    expect(isKey(await eve.get('/account')), 'an ID from a link became the key to an account').toBe(false);
    expect(isKey(await client().get(`/account?visit=${planted}`)), 'an ID in an address opened an account').toBe(false);
    await ines.get('/account');
  }
}
