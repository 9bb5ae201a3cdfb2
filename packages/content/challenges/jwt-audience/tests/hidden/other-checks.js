// The other checks still hold, at each of the services.
const part = (claims) => Buffer.from(JSON.stringify(claims)).toString('base64url');
const { privateKey } = keys.pair('petrel-id');
function issue(claims, key = privateKey, alg = 'ES256') {
  const data = `${part({ alg, typ: 'JWT' })}.${part({ iss: 'https://id.petrel.example', sub: 'jorun', iat: 1772443800, exp: 1772443800 + 500, ...claims })}`;
  return `${data}.${crypto.sign('sha256', Buffer.from(data), key).toString('base64url')}`;
}
for (const [url, aud] of shuffle([['/bookings', 'petrel-bookings'], ['/crew', 'petrel-roster'], ['/harbor', 'petrel-harbor']])) {
  const good = issue({ aud });
  expect((await client().get(url, { headers: { authorization: `Bearer ${good}` } })).status, `${url} should accept a valid token`).toBe(200);
  const bad = {
    'of another issuer': issue({ aud, iss: `https://${token(5)}.example` }),
    'that has expired': issue({ aud, exp: 1772443800 - number(1, 500) }),
    'that never expires': issue({ aud, exp: undefined }),
    'signed with another key': issue({ aud }, keys.pair(token(6)).privateKey),
    'without a signature': `${good.split('.').slice(0, 2).join('.')}.`,
    'with another algorithm': issue({ aud }, privateKey, 'none'),
    'for nobody here': issue({ aud, sub: token(7) }),
    'that was changed': good.replace(/\.[^.]+\./, `.${part({ iss: 'https://id.petrel.example', sub: 'marit', aud, exp: 1772443800 + 500 })}.`),
  };
  for (const [what, value] of Object.entries(bad)) expect((await client().get(url, { headers: { authorization: `Bearer ${value}` } })).status, `${url} should refuse a token ${what}`).toBe(401);
}
for (const [url, aud] of [['/bookings', 'petrel-roster'], ['/bookings', undefined], ['/harbor', 'petrel-bookings'], ['/harbor', ['petrel-roster']]]) expect((await client().get(url, { headers: { authorization: `Bearer ${issue({ aud })}` } })).status, `${url} should refuse a token for another service`).toBe(401);
// A token is a secret: it is in no log, no page and no address.
const secret = issue({ aud: 'petrel-roster' });
const bearer = (value) => ({ headers: { authorization: `Bearer ${value}` } });
const pages = [
  await client().get('/crew', bearer(secret)),
  await client().get('/harbor', bearer(secret)),
  await client().get('/crew', bearer(`<svg onload=alert(1)>${secret}`)),
];
const shown = [
  ...pages.map(({ body }) => body),
  ...events('log').map(({ text }) => text),
];
expect(
  shown.filter((text) => text.includes(secret.split('.')[2])),
  'a token is in a log or in a page',
).toBeEmpty();
expect(
  (await client().get(`/crew?token=${secret}`)).status,
  'a token in an address should not be taken',
).toBe(401);
