// Hanne signs in, after she has pressed the button too early, and opens her bookings.
expect((await client().post('/login', {})).status, 'an empty form should be refused, without an error page').toBe(401);
const hanne = await signIn('hanne@oakes.example');
expect((await hanne.get('/bookings')).body, 'her bookings should be listed').toContain('Harbor East');
expect((await hanne.get('/bookings/602')).body, 'her booking should be shown').toContain('K2-9083');
expect((await hanne.get('/bookings?place=Old%20Mill')).body, 'a search should show her own bookings only').not.toContain('D5-1276');
expect(events('fault'), 'the app should not throw an error').toBeEmpty();
