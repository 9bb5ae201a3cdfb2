// What the canteen gets from the ID service, sent to the payslips.
const encode = (value) => Buffer.from(JSON.stringify(value)).toString('base64url');
const sent = await client().post('/id/login', { email: 'petra@nordvik.example', password: 'anchor-point-18', app: 'canteen' }, { follow: false });
await client().get(`/sso?token=${sent.header('location').split('token=')[1]}`);
const { privateKey } = keys.pair('nordvik-id-2026');
const [{ id }] = shuffle(sql('SELECT id FROM people'));
for (const aud of shuffle(['zenith-test', 'not-zenith', 'ZENITH', 'canteen zenith', ['canteen'], ['canteen', 'lift'], { zenith: 1 }, '', null])) {
  const data = `${encode({ alg: 'ES256', kid: 'nordvik-2026' })}.${encode({ iss: 'https://id.nordvik.example', sub: id, aud, iat: 1768809600, exp: 1768809900 })}`;
  await client().get(`/sso?token=${data}.${crypto.sign('sha256', Buffer.from(data), privateKey).toString('base64url')}`);
}
blocked('session', 'a token for another program opened a session here');
