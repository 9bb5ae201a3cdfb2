const encode = (value) => Buffer.from(JSON.stringify(value)).toString('base64url');
const [{ id }] = shuffle(sql('SELECT id FROM people'));
const claims = { iss: 'https://id.nordvik.example', sub: id, aud: 'zenith', iat: 1768809600, exp: 1768809600 + number(200, 300) };
const own = keys.pair(`attacker ${token(6)}`);
const leaked = keys.pair('nordvik-id-2024');
async function send(header, privateKey, changed = {}) {
  const data = `${encode(header)}.${encode({ ...claims, ...changed })}`;
  await client().get(`/sso?token=${data}.${crypto.sign('sha256', Buffer.from(data), privateKey).toString('base64url')}`);
}
await send({ alg: 'ES256', kid: 'nordvik-2024' }, leaked.privateKey);
await send({ alg: 'ES256', kid: 'nordvik-2026' }, leaked.privateKey);
// Whoever has the private half writes any date into the token.
for (const iat of [undefined, 0, 1735689600 + number(0, 100_000)]) await send({ alg: 'ES256', kid: 'nordvik-2024' }, leaked.privateKey, { iat, nbf: iat });
for (const kid of shuffle(['nordvik-2026', 'nordvik-2027', 'constructor', '__proto__', 'toString', '', undefined, null, ['nordvik-2026'], token(5)])) {
  await send({ alg: 'ES256', kid }, own.privateKey);
  await send({ alg: 'ES256', kid, pem: own.publicKey, key: own.publicKey, jwk: { pem: own.publicKey } }, own.privateKey);
}
blocked('session', 'a token signed with a key that is not valid opened a session');
