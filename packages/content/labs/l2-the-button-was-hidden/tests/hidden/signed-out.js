const guest = client();
const before = sql('SELECT id, role FROM crew ORDER BY id');
await guest.get('/crew.csv');
await guest.get('/api/crew');
const [victim] = shuffle(['farah-aziz', 'teo-marin', 'grace-obi']);
await guest.delete(`/api/crew/${victim}`);
await guest.post(`/crew/${victim}`, { _method: 'DELETE' });
await guest.post(`/crew/${victim}/role`, { role: 'coordinator' });
await guest.post('/news', { as: 'coordinator', text: token(8) });
expect(sql('SELECT id, role FROM crew ORDER BY id'), 'somebody who is not signed in changed the crew').toEqual(before);
expect(sql('SELECT count(*) AS many FROM news')[0].many, 'somebody who is not signed in posted news').toBe(2);
blocked('disclosed', 'somebody who is not signed in was sent contacts');
// A wrong password, and an address that nobody has.
const answers = [];
for (const email of ['ines@lowtide.example', 'nobody@lowtide.example']) {
  const reply = await guest.post('/login', { email, password: 'lantern-mile-63' });
  expect(reply.of('session'), 'a wrong password should open nothing').toBeEmpty();
  answers.push(reply.body);
}
expect(answers[0], 'the answer should not tell who is on the crew').toBe(answers[1]);
