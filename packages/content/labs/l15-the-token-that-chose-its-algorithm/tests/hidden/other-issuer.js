// The training copy of the ID service has the same key, and there everybody may take any name.
const encode = (value) => Buffer.from(JSON.stringify(value)).toString('base64url');
const { privateKey } = keys.pair('nordvik-id-2026');
const [{ id }] = shuffle(sql('SELECT id FROM people'));
const good = { iss: 'https://id.nordvik.example', sub: id, aud: 'zenith', iat: 1768809600, exp: 1768809900 };
const sami = await signIn('sami@nordvik.example');
const before = events('session').length;
const { iss, ...nobody } = good;
const others = ['https://id-training.nordvik.example', `https://id.nordvik.example.${token(6)}.example`, `https://${token(6)}.example/?https://id.nordvik.example`, 'https://id.nordvik.example/training', 'https://id.nordvik.example:8443', 'http://id.nordvik.example', 'id.nordvik.example', 'nordvik', '', null, 0, {}];
for (const claims of shuffle([nobody, ...others.map((other) => ({ ...good, iss: other }))])) {
  const data = `${encode({ alg: 'ES256', kid: 'nordvik-2026' })}.${encode(claims)}`;
  const address = `/sso?token=${data}.${crypto.sign('sha256', Buffer.from(data), privateKey).toString('base64url')}`;
  for (const browser of [client(), sami]) await browser.get(address);
}
expect(events('session').slice(before), 'a token of another issuer opened a session').toBeEmpty();
