const browser = client();
const who = pick([['ada@moreau.example', 'amber-hinge-31', '4 Ropewalk'], ['kasimir@elp.example', 'kelp-forest-28', 'berth 12']]);
await browser.post('/basket', { bread: 'oat' });
const account = await browser.post('/login', { email: who[0], password: who[1] });
expect(account.body, 'the customer should see the address').toContain(who[2]);
const twin = client();
for (const { name, value } of browser.cookies()) twin.setCookie(name, value);
expect((await twin.get('/account')).body, 'the same cookies should open the same account').toContain(who[2]);
await browser.post('/logout');
expect((await twin.get('/account')).body, 'after signing out, the cookies from before should open nothing').not.toContain(who[2]);
// And in again, with a basket of its own.
await browser.post('/basket', { bread: 'plait' });
const again = await browser.post('/login', { email: who[0], password: who[1] });
expect(again.body, 'signing in again should work').toContain(who[2]);
expect(again.body, 'the basket should survive signing in again').toContain('1 × Sunday plait');
// Whoever reads the log should not get into an account with it.
const secrets = [who[1], ...twin.cookies(), ...browser.cookies()].map((secret) => secret.value ?? secret).filter(({ length }) => length >= 8);
expect(events('log').filter(({ text }) => secrets.some((secret) => text.includes(secret))), 'a password or an ID was printed').toBeEmpty();
