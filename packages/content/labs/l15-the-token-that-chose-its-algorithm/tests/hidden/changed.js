// A real token, issued to Petra, and every way to make it somebody else's.
const encode = (value) => Buffer.from(JSON.stringify(value)).toString('base64url');
const sent = await client().post('/id/login', { email: 'petra@nordvik.example', password: 'anchor-point-18', app: 'zenith' }, { follow: false });
const [head, body, signature] = sent.header('location').split('token=')[1].split('.');
const claims = JSON.parse(Buffer.from(body, 'base64url').toString());
const before = events('session').length;
for (const sub of shuffle(['solveig-aune', 'sami-aho', 'dmitri-volkov'])) {
  const other = encode({ ...claims, sub });
  for (const end of [signature, '', 'A'.repeat(86), signature.slice(0, 40), [...signature].reverse().join('')]) await client().get(`/sso?token=${head}.${other}.${end}`);
}
const flipped = Buffer.from(signature, 'base64url');
flipped[number(0, 63)] ^= 1 << number(0, 7);
await client().get(`/sso?token=${head}.${body}.${flipped.toString('base64url')}`);
await client().get(`/sso?token=${head}.${body}.`);
await client().get(`/sso?token=${head}.${body}`);
expect(events('session').length, 'a token that was changed opened a session').toBe(before);
