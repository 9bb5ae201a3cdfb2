// Somebody who joined today, and a note that was written today: nobody could know them.
const id = number(100, 999);
const name = token(6);
sql("INSERT INTO people SELECT ?, password FROM people WHERE name = 'ada'", name);
for (const who of shuffle(['ada', name])) {
  const browser = await signIn(who, 'green-door-12');
  for (const query of shuffle(['', '?owner=bo', '?user=bo'])) {
    sql('INSERT OR REPLACE INTO notes VALUES (?, ?, ?)', id, 'bo', `Secret ${token(8)}`);
    const first = await browser.get(`/notes/${id}${query}`);
    sql('UPDATE notes SET text = ? WHERE id = ?', `Secret ${token(8)}`, id);
    const second = await browser.get(`/notes/${id}${query}`);
    // What she may not read must not change what she sees, in whatever spelling.
    expect(second.body, `${who} was told something about Bo's note`).toBe(first.body);
  }
}
blocked('disclosed', "Somebody was sent Bo's note");
