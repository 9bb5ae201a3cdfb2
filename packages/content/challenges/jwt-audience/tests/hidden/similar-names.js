const part = (claims) => Buffer.from(JSON.stringify(claims)).toString('base64url');
const { privateKey } = keys.pair('petrel-id');
function issue(sub, aud) {
  const data = `${part({ alg: 'ES256', typ: 'JWT' })}.${part({ iss: 'https://id.petrel.example', sub, aud, iat: 1772443800, exp: 1772443800 + number(300, 600) })}`;
  return `${data}.${crypto.sign('sha256', Buffer.from(data), privateKey).toString('base64url')}`;
}
const id = `new-${token(6)}`;
sql("INSERT INTO people SELECT ?, 'Ola Berg', 'passenger', ?, password FROM people WHERE id = 'nils'", id, `${token(8)}@new.example`);
sql("UPDATE crew SET phone = '+99 ' || ? || person_id", token(8));
const names = ['petrel-roster-training', 'my-petrel-roster', `petrel-roster-${token(4)}`, 'petrel', 'roster', 'crew', 'petrel-crew', 'Petrel-Roster', 'PETREL-ROSTER', 'petrel-roster ', 'petrel_roster', '*', 'undefined', 'null'];
const audiences = [...names, ['petrel-bookings', 'petrel-roster-training'], ['petrel-ros', 'ter'], { 'petrel-roster': true }, ['petrel-roster,petrel-bookings']];
for (const aud of shuffle(audiences)) {
  const who = pick([id, 'nils', 'piet']);
  const sent = issue(who, aud);
  await client().get('/crew', { headers: { authorization: `Bearer ${sent}` } });
  const browser = client();
  browser.setCookie('token', sent);
  if (number(1, 3) === 1) await browser.get('/crew/');
}
blocked('disclosed', 'a token for a service with a similar name opened the crew list');
