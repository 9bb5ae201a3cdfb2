const part = (claims) => Buffer.from(JSON.stringify(claims)).toString('base64url');
const { privateKey } = keys.pair('petrel-id');
function issue(sub, aud, more = {}) {
  const data = `${part({ alg: 'ES256', typ: 'JWT' })}.${part({ iss: 'https://id.petrel.example', sub, aud, iat: 1772443800, exp: 1772443800 + number(300, 600), ...more })}`;
  return `${data}.${crypto.sign('sha256', Buffer.from(data), privateKey).toString('base64url')}`;
}
const id = `new-${token(6)}`;
const email = `${token(8)}@petrel.example`;
const phone = `+99 555 ${number(2000, 9999)}`;
sql("INSERT INTO people SELECT ?, 'Sunniva O''Hara', 'crew', ?, password FROM people WHERE id = 'jorun'", id, email);
sql("INSERT INTO crew VALUES (?, 'Stormy', ?)", id, phone);
const fresh = client();
const list = await fresh.post('/login', { email, password: 'brass-lantern-19', service: 'roster' });
expect(list.body, 'new crew should see the crew list').toContain(phone);
expect((await fresh.get('/crew')).body, 'new crew should stay signed in').toContain('+99 555 0284');
// A token may be for several services (RFC 7519, section 4.1.3).
for (const aud of shuffle(['petrel-roster', ['petrel-roster'], ['petrel-bookings', 'petrel-roster']])) expect((await client().get('/crew', { headers: { authorization: `Bearer ${issue(id, aud)}` } })).body, 'a token for the crew list should open it').toContain(phone);
const both = issue('jorun', ['petrel-bookings', 'petrel-roster']);
expect((await client().get('/bookings', { headers: { authorization: `Bearer ${both}` } })).body, 'a token for two services should open both').toContain('Aster Island');
