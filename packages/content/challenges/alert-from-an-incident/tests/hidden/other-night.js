// Other names, another password, another address. The last name is somebody who joined today, and so is the attacker: a customer, signed in
// as themselves.
const [word, like] = pick([['harbor-stamp-38', 'edda'], ['glass-ledger-57', 'tomas']]);
const [own, victim] = ['own', 'victim'].map((role) => ({ id: `${role}-${token(6)}`, email: `${token(8)}@new.example` }));
sql("INSERT INTO customers SELECT ?, 'Eve Sol', ?, password, 'XX00' FROM customers WHERE id = 'edda'", own.id, own.email);
sql('INSERT INTO customers SELECT ?, ?, ?, password, ? FROM customers WHERE id = ?', victim.id, 'Ola Berg', victim.email, `XX${number(10, 99)} ${number(1000, 9999)}`, like);
const address = `192.0.2.${number(30, 220)}`;
const eve = client();
await eve.post('/login', { email: own.email, password: 'harbor-stamp-38' }, { headers: { 'x-lab-address': address } });
const names = shuffle([...pick([[], ['lin@harmonsen.example']]), ...Array.from({ length: 13 }, () => `${token(6)}@${token(7)}.example`)]);
const headers = () => ({
  'x-lab-address': address,
  'x-forwarded-for': `198.51.100.${number(1, 250)}`,
  'x-real-ip': `198.51.100.${number(1, 250)}`,
});
for (const [at, name] of names.entries()) {
  await eve.post('/login', { email: name, password: word }, { headers: headers() });
  // Knowing one password settles nothing of what was tried at others.
  const again = { email: own.email, password: 'harbor-stamp-38' };
  if (at === 7) await client().post('/login', again, { headers: headers() });
  clock.advance(number(5, 60) * 1000);
}
await eve.post(
  '/login',
  { email: victim.email, password: word },
  { headers: headers() },
);
expect(events('mail').length, 'nobody was alerted').toBeGreaterThan(0);
const taken = events('session').filter(({ action, user }) => action === 'opened' && user === victim.id);
expect(taken, 'the attacker signed in: the alert came too late, or not at all').toBeEmpty();
