// Each of the three services works with a token of its own.
const open = async (email, password, service) => (await client().post('/login', { email, password, service })).body;
expect(await open('nils@brandvold.example', 'tide-table-52', 'bookings'), 'a passenger should see their bookings').toContain('Lundvik to Sund, 07:40');
expect(await open('jorun@petrel.example', 'brass-lantern-19', 'roster'), 'crew should see the crew list').toContain('+99 555 0217');
expect(await open('piet@harbor.example', 'chart-room-83', 'harbor'), 'a pilot should see the arrivals').toContain('Quay 2');
