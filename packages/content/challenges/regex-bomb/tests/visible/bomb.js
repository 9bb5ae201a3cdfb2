// Eighteen letters, and a character that does not match. (With forty, the app would not survive to answer.)
const reply = await client().post('/offers', { name: `${'a'.repeat(18)}!`, tags: '', text: 'x' });
expect(reply.fuel, 'eighteen letters kept the app busy; each further letter doubles the time').toBeLessThan(15);
const forty = await client().post('/offers', { name: `${'a'.repeat(40)}!`, tags: '', text: 'x' });
expect(forty.of('fault'), 'forty letters used up everything the app had').toBeEmpty();
