// A real token, issued to Petra, and every way to make it somebody else's: before it was used, and afterwards.
const encode = (value) => Buffer.from(JSON.stringify(value)).toString('base64url');
const sent = await client().post('/id/login', { email: 'petra@nordvik.example', password: 'anchor-point-18', app: 'zenith' }, { follow: false });
const [head, body, signature] = sent.header('location').split('token=')[1].split('.');
const claims = JSON.parse(Buffer.from(body, 'base64url').toString());
const other = (sub) => encode({ ...claims, sub });
async function tamper(message) {
  const before = events('session').length;
  for (const sub of shuffle(['solveig-aune', 'sami-aho', 'dmitri-volkov'])) {
    for (const end of [signature, '', 'A'.repeat(86), signature.slice(0, 40), [...signature].reverse().join('')]) await client().get(`/sso?token=${head}.${other(sub)}.${end}`);
  }
  const flipped = Buffer.from(signature, 'base64url');
  flipped[number(0, 63)] ^= 1 << number(0, 7);
  await client().get(`/sso?token=${head}.${body}.${flipped.toString('base64url')}`);
  await client().get(`/sso?token=${head}.${body}.`);
  await client().get(`/sso?token=${head}.${body}`);
  expect(events('session').length, message).toBe(before);
}
await tamper('a token that was changed opened a session');
await client().get(`/sso?token=${head}.${body}.${signature}`);
await tamper('a token that was changed opened a session, after the real one had been used');
// More parts than three. What is signed stays in it: whoever reads another part reads what nobody signed.
const start = events('session').length;
const sub = pick(['solveig-aune', 'sami-aho', 'dmitri-volkov']);
const parts = [[head, body, other(sub), signature], [head, other(sub), body, signature], [other(sub), head, body, signature], [head, body, signature, other(sub)], [head, body, signature, other(sub), signature], [head, other(sub), signature, head, body, signature], [head, body, signature, head, other(sub), signature]];
for (const list of shuffle(parts)) await client().get(`/sso?token=${list.join('.')}`);
// A field that is sent twice arrives as a list. One of them is checked, the other may be read.
const forged = `${head}.${other(sub)}.${signature}`;
for (const list of [[`${head}.${body}.${signature}`, forged], [forged, `${head}.${body}.${signature}`]]) await client().get(`/sso?${list.map((one) => `token=${one}`).join('&')}`);
const taken = events('session').slice(start).filter((event) => event.user !== 'petra-lie');
expect(taken, 'a token with an added part opened a session for somebody else').toBeEmpty();
