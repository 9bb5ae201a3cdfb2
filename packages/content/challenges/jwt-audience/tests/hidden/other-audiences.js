const part = (claims) => Buffer.from(JSON.stringify(claims)).toString('base64url');
const { privateKey } = keys.pair('petrel-id');
function issue(sub, aud) {
  const data = `${part({ alg: 'ES256', typ: 'JWT' })}.${part({ iss: 'https://id.petrel.example', sub, aud, iat: 1772443800, exp: 1772443800 + number(300, 600) })}`;
  return `${data}.${crypto.sign('sha256', Buffer.from(data), privateKey).toString('base64url')}`;
}
const id = `new-${token(6)}`;
const email = `${token(8)}@new.example`;
sql("INSERT INTO people SELECT ?, 'Ola Berg', 'passenger', ?, password FROM people WHERE id = 'nils'", id, email);
sql("UPDATE crew SET phone = '+99 ' || ? || person_id", token(8));
const audiences = ['petrel-bookings', 'petrel-harbor', `petrel-${token(5)}`, '', undefined, null, true, 0, {}, [], ['petrel-bookings', 'petrel-harbor'], [['petrel-bookings']]];
for (const aud of shuffle(audiences)) {
  const who = pick([id, 'nils', 'piet']);
  const sent = issue(who, aud);
  await client().get('/crew', { headers: { authorization: `Bearer ${sent}` } });
  const browser = client();
  browser.setCookie('token', sent);
  if (number(1, 3) === 1) await browser.get('/crew/');
}
blocked('disclosed', 'a token for another service, or for none, opened the crew list');
// What they may not read must not change what they see.
for (const [user, password] of shuffle([['nils@brandvold.example', 'tide-table-52'], [email, 'tide-table-52'], ['piet@harbor.example', 'chart-room-83']])) {
  const passenger = await signIn(user, password);
  const before = (await passenger.get('/crew')).body;
  sql("UPDATE crew SET phone = '+99 ' || ? || person_id", token(8));
  expect((await passenger.get('/crew')).body, 'the crew list could be told from the answer').toBe(before);
}
blocked('disclosed', 'a token for another service opened the crew list');
