const hana = await signIn('hana@okabe.example');
const first = `Ask about the datum, ${token(6)}`;
const second = `Visit on Thursday, ${token(6)}`;
await hana.post('/tenders/harbor-wall/notes', { text: first });
const shown = await hana.post('/tenders/harbor-wall/notes', { text: second });
expect(shown.body, 'both notes should be on the page of the tender').toContain(first);
expect(shown.body, 'both notes should be on the page of the tender').toContain(second);
const saved = await hana.get('/tenders/harbor-wall/notes.txt');
expect(saved.body, 'the notes should be saved').toContain(second);
const victor = await signIn('victor@lund.example');
const his = await victor.get('/tenders/harbor-wall');
expect(his.body, 'Victor should see his own notes').toContain('ask Iversen first');
expect(his.body, "Victor should not see Hana's").not.toContain(first);
const none = [
  await hana.get('/tenders/no-such'),
  await hana.post('/tenders/no-such/notes', { text: first }),
  await hana.get('/tenders/no-such/notes.txt'),
];
for (const reply of none) expect(reply.status, 'a tender that does not exist should be refused, without an error').toBeLessThan(500);
// A wrong password, and an address that nobody has.
const answers = [];
for (const email of ['hana@okabe.example', 'nobody@okabe.example']) {
  const reply = await client().post('/login', { email, password: 'plumb-bob-17' });
  expect(reply.of('session'), 'a wrong password should open nothing').toBeEmpty();
  answers.push(reply.body);
}
expect(answers[0], 'the answer should not tell who bids').toBe(answers[1]);
