// Somebody who joined today rides with Hanne, and opens the booking.
const email = `${token(8)}@new.example`;
const id = `new-${token(6)}`;
sql("INSERT INTO people SELECT ?, 'Noor Haddad', ?, password FROM people WHERE id = 'hanne'", id, email);
sql('INSERT INTO riders VALUES (602, ?)', id);
const noor = await signIn(email, 'spoke-and-bell-5');
expect((await noor.get('/bookings/602')).body, 'a rider should be able to open the booking').toContain('K2-9083');
expect((await noor.get('/bookings/603')).status, 'a rider should not open other bookings').toBe(404);
// The other accepted parts work for odd values.
const hanne = await signIn('hanne@oakes.example');
for (const term of ["O'Hara Street", 'Harbor East']) expect((await hanne.get(`/bookings?place=${encodeURIComponent(term)}`)).body, 'the name of a place should be found').toMatch(/K2-9083|B7-4410/);
for (const email of ['', ' ', "O'Hara", 'müller & söhne']) expect((await client().post('/login', { email, password: '5 < 7' })).status, 'an unknown address should be refused').toBe(401);
expect((await client().request({ method: 'POST', url: '/login' })).status, 'a request without a body should be refused').toBe(401);
