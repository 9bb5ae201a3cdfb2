// One password, sixty accounts, one machine. Those at the end of the list really use it.
const { user, password } = pick(accounts);
const [{ password: stored }] = sql('SELECT password FROM clients WHERE email = ?', user);
const emails = Array.from({ length: 64 }, (_, at) => `${token(6)}${at}@${pick(['mailhaus', 'post'])}.example`);
emails.forEach((email, at) => {
  if (at >= 52 && at % 2 === 0) sql("INSERT INTO clients VALUES (?, 'Kai Brandt', ?, ?, 'Ms Arden', 'Monday', 'the blue room', ?)", `new-${at}`, email, stored, `Until Monday, ${token(5)}`);
});
for (const email of emails) {
  const headers = { 'x-lab-address': '198.51.100.50', 'x-forwarded-for': `192.0.2.${number(1, 250)}`, 'x-real-ip': `192.0.2.${number(1, 250)}` };
  await client().post('/login', { email, password }, { follow: false, headers });
}
// The same with a list on which everybody is a client: not only strangers count.
const clients = emails.map((email, at) => `list-${at}-${email}`);
const without = sql('SELECT password FROM clients WHERE email <> ? LIMIT 1', user)[0].password;
clients.forEach((email, at) => sql("INSERT INTO clients VALUES (?, 'Kai Brandt', ?, ?, 'Ms Arden', 'Monday', 'the blue room', ?)", `list-${at}`, email, at >= 52 ? stored : without, `Until Tuesday, ${token(5)}`));
for (const email of clients) await client().post('/login', { email, password }, { follow: false, headers: { 'x-lab-address': '198.51.100.51' } });
blocked('session', 'one password was tried on many accounts until it worked');
// Half an hour later, whoever sits there may sign in again.
clock.advance(31 * 60_000);
const late = { headers: { 'x-lab-address': '198.51.100.50' } };
const reply = await client().post('/login', { email: user, password }, late);
expect(
  reply.of('session').length,
  'an address should not be refused for ever',
).toBe(1);
