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
