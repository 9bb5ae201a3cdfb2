// One of the services has no name any more: a row was deleted, or is empty. Then
// tokens for other services, and for none, do not open it either.
const part = (claims) =>
  Buffer.from(JSON.stringify(claims)).toString('base64url');
const { privateKey } = keys.pair('petrel-id');
function issue(sub, aud) {
  const iat = Math.floor(Date.now() / 1000);
  const claims = { iss: 'https://id.petrel.example', sub, aud, iat };
  claims.exp = iat + number(300, 600);
  const data = `${part({ alg: 'ES256', typ: 'JWT' })}.${part(claims)}`;
  const signature = crypto.sign('sha256', Buffer.from(data), privateKey);
  return `${data}.${signature.toString('base64url')}`;
}
const get = (url, value) =>
  client().get(url, { headers: { authorization: `Bearer ${value}` } });
const SERVICES = [
  { name: 'bookings', url: '/bookings', shows: 'Aster Island' },
  { name: 'roster', url: '/crew', shows: '+99 555 0217' },
  { name: 'harbor', url: '/harbor', shows: 'Quay 2' },
];
const audienceOf = ({ name }) => `petrel-${name}`;
const put = 'INSERT OR REPLACE INTO services VALUES (?, ?)';
const take = [
  ({ name }) => sql('DELETE FROM services WHERE name = ?', name),
  ({ name }) => sql(put, name, ''),
];
for (const service of shuffle(SERVICES)) {
  const { name, url, shows } = service;
  const others = SERVICES.filter((other) => other !== service).map(audienceOf);
  for (const remove of shuffle(take)) {
    remove(service);
    const audiences = [...others, others, `petrel-${token(5)}`, undefined, null];
    for (const aud of shuffle(audiences)) {
      const reply = await get(url, issue('jorun', aud));
      expect(
        reply.body.includes(shows),
        `${url} has no name, and a token for something else opened it`,
      ).toBe(false);
    }
    sql(put, name, audienceOf(service));
  }
  const good = await get(url, issue('jorun', audienceOf(service)));
  expect(good.body, `${url} should accept a token of its own`).toContain(shows);
}
