const encode = (value) => Buffer.from(JSON.stringify(value)).toString('base64url');
const [{ id }] = shuffle(sql('SELECT id FROM people'));
const claims = { iss: 'https://id.nordvik.example', sub: id, aud: 'zenith', iat: 1768809600, exp: 1768809600 + number(200, 300) };
// Somebody who began today and is signed in, and wants to be somebody else.
const email = `${token(8)}@nordvik.example`;
sql("INSERT INTO people SELECT ?, 'Ola Berge', 'guest', ?, password, 'NO55 5555 7777 001', 'Table 7100' FROM people WHERE id = 'petra-lie'", `new-${token(6)}`, email);
const ola = await signIn(email, 'anchor-point-18');
const before = events('session').length;
const words = ['none', 'None', 'NONE', 'nOnE', 'noNe', '', ' none', null, undefined, ['none'], 'ES256 ', 0, false, {}];
for (const alg of shuffle(words)) {
  for (const kid of ['nordvik-2026', undefined]) {
    const data = `${encode({ alg, kid })}.${encode(claims)}`;
    for (const end of ['', '.', `.${token(8)}`, `.${'A'.repeat(86)}`]) await client().get(`/sso?token=${data}${end}`);
    await ola.get(`/sso?token=${data}.`);
  }
}
// Whoever sends a request writes its headers and its address, so neither says that it comes from a developer's machine. A
// proxy that runs beside the program sends everything from here.
const local = ['host', 'x-forwarded-host', 'x-forwarded-for', 'x-real-ip', 'forwarded', 'origin', 'referer', 'user-agent', 'x-lab-address', 'x-env'];
for (const alg of ['none']) {
  const data = `${encode({ alg, kid: 'nordvik-2026' })}.${encode(claims)}`;
  for (const name of shuffle(local)) {
    for (const value of ['localhost', 'localhost:3000', 'http://localhost:3000/', '127.0.0.1', '::1', 'for=127.0.0.1', 'development']) await client().get(`/sso?token=${data}.`, { headers: { [name]: value }, follow: false });
  }
  for (const word of ['dev', 'debug', 'test', 'local']) await client().get(`/sso?token=${data}.&${word}=1&env=${word}`);
}
expect(events('session').slice(before), 'a token without a signature opened a session').toBeEmpty();
