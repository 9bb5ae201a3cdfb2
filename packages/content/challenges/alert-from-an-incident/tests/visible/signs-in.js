// Edda mistypes twice and gets in. Nobody is alerted.
const headers = { 'x-lab-address': '198.51.100.20' };
const edda = client();
for (const password of ['harbor-stamp', 'Harbor-stamp-38']) expect((await edda.post('/login', { email: 'edda@norrwood.example', password }, { headers })).status, 'a wrong password should be refused').toBe(401);
const page = await edda.post('/login', { email: 'edda@norrwood.example', password: 'harbor-stamp-38' }, { headers });
expect(page.body, 'Edda should see her account').toContain('XX21 0044 7790 1123');
expect(events('mail'), 'nobody should be alerted').toBeEmpty();
await edda.post('/logout');
const after = await edda.get('/', { follow: false });
expect(after.header('location'), 'whoever signed out has to sign in again').toBe('/login');
const nothing = await client().post('/login', { email: '', password: '' });
expect(nothing.of('session'), 'an empty form should open nothing').toBeEmpty();
