const known = shuffle(sql('SELECT email FROM clients').map((row) => row.email)).slice(0, 3);
for (const email of known) {
  const password = token(pick([4, 8, 20]));
  const stranger = `${token(7)}@${pick(['mailhaus', 'feld', 'rook'])}.example`;
  const asked = shuffle([email, stranger]);
  const times = {};
  for (const who of asked) times[who] = (await client().post('/login', { email: who, password }, { follow: false })).elapsedMs;
  expect(times[stranger], 'the time reveals who is a client').toBe(times[email]);
}
