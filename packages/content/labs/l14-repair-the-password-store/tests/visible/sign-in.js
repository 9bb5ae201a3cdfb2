const greta = await signIn('greta@holm.example');
const home = await greta.get('/');
expect(home.body, 'after signing in, Greta should see her loaves').toContain('Rye with caraway');
expect(home.body, 'the loaves of others are not hers').not.toContain('Simit');
// Her own password opens her own account only.
const other = { email: 'iain@moss.example', password: 'sunflower' };
const reply = await greta.post('/login', other);
expect(reply.of('session'), "it is not Iain's password").toBeEmpty();
const pattern = { email: '%', password: 'sunflower' };
const any = await client().post('/login', pattern);
expect(any.of('session'), '% is no address').toBeEmpty();
await greta.post('/logout');
const after = await greta.get('/', { follow: false });
expect(
  after.header('location'),
  'whoever signed out has to sign in again',
).toBe('/login');
await signIn('iain@moss.example');
for (const wrong of ['sunflower1', 'Sunflower', 'plum-ferry-83-oak', '', ' sunflower']) {
  const reply = await client().post('/login', { email: 'greta@holm.example', password: wrong });
  expect(reply.status, `"${wrong}" is not Greta's password`).toBe(401);
}
const nobody = await client().post('/login', { email: 'nobody@holm.example', password: 'sunflower' });
expect(nobody.status, 'an address without an account should be refused').toBe(401);
const known = await client().post('/login', {
  email: 'greta@holm.example',
  password: 'moonflower',
});
expect(nobody.body, 'the answer should not tell who has an account').toBe(
  known.body,
);
const guest = await client().get('/', { follow: false });
expect(guest.header('location'), 'without a session the sign-in page should be shown').toBe('/login');
const form = { old: 'sunflower', new: 'moonflower' };
const changed = await client().post('/password', form, { follow: false });
expect(
  changed.header('location'),
  'without a session no password is changed',
).toBe('/login');
