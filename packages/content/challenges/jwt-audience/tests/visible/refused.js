// A token for the crew list does not open the other services, and without a token nothing opens.
const jorun = client();
await jorun.post('/login', { email: 'jorun@petrel.example', password: 'brass-lantern-19', service: 'roster' });
for (const url of ['/bookings', '/harbor']) expect((await jorun.get(url)).status, `${url} should refuse a token for the crew list`).toBe(401);
for (const url of ['/bookings', '/crew', '/harbor']) {
  expect((await client().get(url)).status, `${url} should need a token`).toBe(401);
  expect((await client().get(url, { headers: { authorization: 'Bearer nonsense' } })).status, `${url} should refuse what is not a token`).toBe(401);
}
