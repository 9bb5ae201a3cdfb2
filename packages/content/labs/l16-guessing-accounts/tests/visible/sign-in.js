const edda = await signIn('edda@rook.example');
expect((await edda.get('/')).body, 'Edda should see her next appointment').toContain('Thursday, 5 March, 17:30');
const spelled = await client().post('/login', { email: ' Jonas@Feld.example ', password: 'fern-lamp-28' });
expect(spelled.body, 'an address with capital letters is the same address').toContain('Hello, Jonas');
const wrong = await client().post('/login', { email: 'edda@rook.example', password: 'not-hers' });
expect(wrong.of('session'), 'a wrong password should not let anybody in').toBeEmpty();
expect(wrong.body, 'after a wrong password the page should say that something is wrong').toContain('role="alert"');
const guest = await client().get('/', { follow: false });
expect(guest.header('location'), 'without a session the sign-in page should be shown').toBe('/login');
// Whose page it is follows from the session alone.
const named = ['client', 'client_id', 'id', 'user', 'email'];
const asked = named.map((name) => `${name}=jonas-feld`).join('&');
const own = await edda.get(`/?${asked}`);
expect(own.of('disclosed').map(({ owner }) => owner), "Edda should not see Jonas's page").not.toContain('jonas-feld');
await edda.post('/logout');
const after = await edda.get('/', { follow: false });
expect(after.header('location'), 'whoever signed out has to sign in again').toBe('/login');
