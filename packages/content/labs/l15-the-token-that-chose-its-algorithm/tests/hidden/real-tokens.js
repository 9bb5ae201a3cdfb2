const encode = (value) => Buffer.from(JSON.stringify(value)).toString('base64url');
const id = `new-${token(6)}`;
const iban = `NO55 ${number(1000, 9999)} ${number(1000, 9999)} 001`;
const stored = sql("SELECT password FROM people WHERE id = 'petra-lie'")[0].password;
sql("INSERT INTO people VALUES (?, 'Ola Berge', 'guest', ?, ?, ?, 'Table 7100')", id, `${id}@nordvik.example`, stored, iban);
// Signed in through the ID service; the redirect is slow, but not too slow.
const ola = client();
const sent = await ola.post('/id/login', { email: `${id}@nordvik.example`, password: 'anchor-point-18', app: 'zenith' }, { follow: false });
clock.advance(number(1, 200) * 1000);
const shown = await ola.get(`/sso?token=${sent.header('location').split('token=')[1]}`);
expect(shown.body, 'somebody new should see where their pay goes').toContain(iban);
// The same again, from a token made here with the key in use.
const start = 1768809600;
const data = `${encode({ alg: 'ES256', kid: 'nordvik-2026' })}.${encode({ iss: 'https://id.nordvik.example', sub: 'sami-aho', aud: 'zenith', iat: start, exp: start + 500 })}`;
const sami = await client().get(`/sso?token=${data}.${crypto.sign('sha256', Buffer.from(data), keys.pair('nordvik-id-2026').privateKey).toString('base64url')}`);
expect(sami.body, 'a good token should be accepted').toContain('NO41 5555 2222 306');
// Every program of the observatory reads the keys there.
const published = (await client().get('/id/keys')).json().keys.find(({ kid }) => kid === 'nordvik-2026');
expect(published !== undefined && (await client().get(published.pem)).body.trim(), 'the key in use should still be published').toBe(keys.pair('nordvik-id-2026').publicKey.trim());
// A token works for five minutes for whoever has it: it is in no log, and in no
// address after the first. Nor does the address choose where people go next.
const again = await ola.post(
  '/id/login',
  {
    email: `${id}@nordvik.example`,
    password: 'anchor-point-18',
    app: 'zenith',
  },
  { follow: false },
);
const [, last] = again.header('location').split('token=');
const next = ['next', 'return', 'redirect', 'url']
  .map((name) => `&${name}=//evil.example/`)
  .join('');
const sentOn = await ola.get(`/sso?token=${last}${next}`, { follow: false });
expect(
  String(sentOn.header('location')).includes('evil.example'),
  'the address of another site was followed',
).toBe(false);
const kept = [
  String(sentOn.header('location')),
  ...events('log').map(({ text }) => text),
];
expect(
  kept.filter((text) => text.includes(last.split('.')[2])),
  'a token is in a log, or in the next address',
).toBeEmpty();
