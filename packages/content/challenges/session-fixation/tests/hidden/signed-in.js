// Eve is a customer herself. She signs in and plants everything that her browser has.
const stored = sql("SELECT password FROM customers WHERE id = 'ada'")[0].password;
const people = ['eve', 'ines'].map((name) => ({ id: `${name}-${token(6)}`, email: `${token(8)}@new.example` }));
for (const { id, email } of people) sql('INSERT INTO customers VALUES (?, ?, ?, ?, ?)', id, 'A new customer', email, stored, `${number(10, 99)} ${token(8)} Lane, ring once`);
const [own, other] = people;
const signInAs = (browser, { email }) => browser.post('/login', { email, password: 'amber-hinge-31' }, { follow: false });
for (const basket of shuffle([true, false])) {
  const eve = client();
  if (basket) await eve.post('/basket', { bread: 'rye' });
  await signInAs(eve, own);
  const planted = eve.cookies();
  const ines = client();
  for (const { name, value } of planted) ines.setCookie(name, value);
  await ines.get('/');
  await signInAs(ines, other);
  const twin = client();
  for (const { name, value } of planted) twin.setCookie(name, value);
  for (const browser of [eve, twin, eve]) {
    const seen = (await browser.get('/account')).of('disclosed').some(({ owner }) => owner === other.id);
    expect(seen, 'a visit that was signed in before became the key to the account of the next customer').toBe(false);
    await ines.get('/account');
  }
}
