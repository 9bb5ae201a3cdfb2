const encode = (value) => Buffer.from(JSON.stringify(value)).toString('base64url');
const { privateKey } = keys.pair('nordvik-id-2026');
const petra = client();
const sent = await petra.post('/id/login', { email: 'petra@nordvik.example', password: 'anchor-point-18', app: 'zenith' }, { follow: false });
const address = `/sso?token=${sent.header('location').split('token=')[1]}`;
// This one was used while it was good. That it was good once says nothing about later.
const used = await petra.post('/id/login', { email: 'petra@nordvik.example', password: 'anchor-point-18', app: 'zenith' }, { follow: false });
const again = `/sso?token=${used.header('location').split('token=')[1]}`;
await petra.get(again);
// A token that expired a few minutes ago, on the same day, sent by a stranger and by somebody who is signed in.
const sami = await signIn('sami@nordvik.example');
const before = events('session').length;
const [{ id }] = shuffle(sql('SELECT id FROM people'));
const exp = 1768809600 - number(120, 280);
const data = `${encode({ alg: 'ES256', kid: 'nordvik-2026' })}.${encode({ iss: 'https://id.nordvik.example', sub: id, aud: 'zenith', iat: exp - 300, exp })}`;
const expired = `/sso?token=${data}.${crypto.sign('sha256', Buffer.from(data), privateKey).toString('base64url')}`;
for (const browser of [client(), sami]) await browser.get(expired);
for (const ms of [20 * 60_000, number(1, 26) * 3_600_000, number(1, 40) * 86_400_000]) {
  clock.advance(ms);
  await client().get(address);
  await client().get(again);
}
expect(events('session').slice(before), 'a token opened a session long after it expired').toBeEmpty();
