// What the canteen gets from the ID service, sent to the payslips.
const encode = (value) => Buffer.from(JSON.stringify(value)).toString('base64url');
const sent = await client().post('/id/login', { email: 'petra@nordvik.example', password: 'anchor-point-18', app: 'canteen' }, { follow: false });
// Sent by a stranger, and by somebody who is signed in here.
const sami = await signIn('sami@nordvik.example');
const before = events('session').length;
for (const browser of [client(), sami]) await browser.get(`/sso?token=${sent.header('location').split('token=')[1]}`);
const { privateKey } = keys.pair('nordvik-id-2026');
const [{ id }] = shuffle(sql('SELECT id FROM people'));
for (const aud of shuffle(['zenith-test', 'not-zenith', 'ZENITH', 'canteen zenith', ['canteen'], ['canteen', 'lift'], { zenith: 1 }, 'canteen,zenith', 'zen', '', null])) {
  // Other claims may name this program. They say who asked for the token, or what it may do there, not for whom it is.
  const besides = { azp: 'zenith', client_id: 'zenith', scope: 'zenith' };
  const data = `${encode({ alg: 'ES256', kid: 'nordvik-2026' })}.${encode({ iss: 'https://id.nordvik.example', sub: id, aud, iat: 1768809600, exp: 1768809900, ...besides })}`;
  const address = `/sso?token=${data}.${crypto.sign('sha256', Buffer.from(data), privateKey).toString('base64url')}`;
  for (const browser of [client(), sami]) await browser.get(address);
}
expect(events('session').slice(before), 'a token for another program opened a session here').toBeEmpty();
