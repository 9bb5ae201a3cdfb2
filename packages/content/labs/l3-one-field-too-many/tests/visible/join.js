const guest = client();
const email = `${token(8)}@new.example`;
const form = { name: 'Tove Lind', email, password: 'paper-boat-31', street: '8 Lock Lane', city: 'Mechelen', friend: '' };
const joined = await guest.post('/join', form);
expect(joined.body, 'new customers should see their own account').toContain('Tove Lind');
const [row] = sql('SELECT credit_cents, tier, staff, newsletter FROM customers WHERE email = ?', email);
expect(row, 'a new customer should begin with nothing').toEqual({ credit_cents: 0, tier: 'home', staff: 0, newsletter: 0 });
await signIn(email, 'paper-boat-31');
const second = `${token(8)}@new.example`;
await client().post('/join', { ...form, email: second, friend: 'cafe-kormoran' });
expect(sql('SELECT credit_cents FROM customers WHERE email = ?', second)[0].credit_cents, "a friend's code should be worth five euros").toBe(500);
const twice = await client().post('/join', form);
expect(twice.of('session'), 'an address that is taken should not be taken again').toBeEmpty();
expect(twice.status, 'an address that is taken should be refused, without an error').toBeLessThan(500);
const third = `${token(8)}@new.example`;
await client().post('/join', { ...form, email: third, friend: `c-${token(6)}` });
expect(sql('SELECT credit_cents FROM customers WHERE email = ?', third)[0].credit_cents, 'a code that nobody has should be worth nothing').toBe(0);
for (const missing of ['email', 'password']) {
  const reply = await client().post('/join', { ...form, email: `${token(8)}@new.example`, [missing]: '' });
  expect(reply.of('session'), `nobody should join without ${missing}`).toBeEmpty();
}
