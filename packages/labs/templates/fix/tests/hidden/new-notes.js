// The rule must not shut out anybody: new people, and texts with odd characters.
const name = token(6);
sql("INSERT INTO people SELECT ?, password FROM people WHERE name = 'ada'", name);
for (const who of ['ada', 'bo', name]) {
  const id = number(100, 999);
  const word = token(8);
  sql('INSERT OR REPLACE INTO notes VALUES (?, ?, ?)', id, who, `O'Hara & ${word}; 5 < 7`);
  const browser = await signIn(who, who === 'bo' ? 'blue-lamp-34' : 'green-door-12');
  const shown = await browser.get(`/notes/${id}`);
  expect(shown.status, 'everybody should be able to open their own note').toBe(200);
  expect(shown.body, 'a note should show what was written').toContain(word);
}
// A wrong password, and a name that nobody has.
const answers = [];
for (const user of ['ada', token(7)]) {
  const reply = await client().post('/login', { user, password: 'wrong-1' });
  expect(reply.of('session'), 'a wrong password should open nothing').toBeEmpty();
  answers.push(reply.body);
}
expect(answers[0], 'the answer should not tell who has an account').toBe(answers[1]);
// What people type when they sign in is nobody else's business.
const printed = events('log').filter(({ text }) => text.includes('green-door-12') || text.includes('blue-lamp-34'));
expect(printed, 'a password was printed').toBeEmpty();
