const encode = (value) => Buffer.from(JSON.stringify(value)).toString('base64url');
const { privateKey } = keys.pair('nordvik-id-2026');
const [{ id }] = shuffle(sql('SELECT id FROM people'));
const sami = await signIn('sami@nordvik.example');
const before = events('session').length;
const good = { iss: 'https://id.nordvik.example', sub: id, aud: 'zenith', iat: 1768809600, exp: 1768809900 };
const { exp, ...endless } = good;
const { aud, ...anybody } = good;
for (const claims of shuffle([endless, anybody, { ...good, exp: null }, { ...good, exp: 'never' }, { ...good, exp: 0 }, { ...good, exp: '' }, { ...good, exp: -exp }])) {
  const data = `${encode({ alg: 'ES256', kid: 'nordvik-2026' })}.${encode(claims)}`;
  const address = `/sso?token=${data}.${crypto.sign('sha256', Buffer.from(data), privateKey).toString('base64url')}`;
  for (const browser of [client(), sami]) await browser.get(address);
}
expect(events('session').slice(before), 'a token that does not say whom it is for, or until when, opened a session').toBeEmpty();
