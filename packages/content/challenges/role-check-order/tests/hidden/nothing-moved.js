const cents = number(1000, 90000);
sql("INSERT INTO refunds (id, member, cents, asked_by, status) VALUES (77, ?, ?, 'jonah', 'open')", `Member ${token(4)}`, cents);
const before = sql('SELECT * FROM refunds ORDER BY id');
const jonah = await signIn('jonah@kestrel.example');
for (const id of shuffle([77, 2, 3, 4])) await jonah.post(`/refunds/${id}/approve`, {}, { follow: false });
expect(sql('SELECT * FROM refunds ORDER BY id'), 'a refused request had already changed the database').toEqual(before);
