// The account is locked. Does the lock say which guess was right? Then the attacker goes on, and comes back when it ends.
const { user, password: word } = pick(accounts);
sql("UPDATE clients SET password = (SELECT password FROM clients WHERE email = ?) WHERE id = 'priya-nair'", user);
const headers = { 'x-lab-address': `198.51.100.${number(30, 60)}` };
const guess = (password) => client().post('/login', { email: 'priya@nair.example', password }, { follow: false, headers });
for (let at = 0; at < 24; at++) await guess(`${token(4)}-${at}`);
const [first, right, second] = [await guess(`${token(6)}-x`), await guess(word), await guess(`${token(6)}-y`)];
const vague = (text) => text.replace(/[\w-]{12,}/g, 'x').replace(/\d+/g, '0');
const partsOf = (reply) => [String(reply.status), reply.headers.map((pair) => pair.join(': ')).sort().join('\n'), reply.body];
const [before, between, after] = [first, right, second].map(partsOf);
between.forEach((text, at) => {
  const plain = before[at] === after[at] ? (value) => value : vague;
  expect(plain(text) === plain(before[at]), `while the account is locked, ${['the status', 'a header', 'the page'][at]} tells that the password was right`).toBe(true);
});
if (first.elapsedMs === second.elapsedMs) expect(right.elapsedMs, 'while the account is locked, the time tells that the password was right').toBe(first.elapsedMs);
