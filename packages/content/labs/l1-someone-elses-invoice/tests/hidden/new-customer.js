// Somebody who did not exist when the fix was written, with an invoice right between the others' numbers.
const id = `guest-${token(6)}`;
const email = `${token(8)}@new.example`;
const reference = `RF-${token(8).toUpperCase()}`;
const number = 3000 + Math.floor(Math.random() * 5000);
const stored = sql("SELECT password FROM users WHERE id = 'ada-moreau'")[0].password;
sql('INSERT INTO users VALUES (?, ?, ?, ?, ?)', id, 'Noor Haddad', 'Haddad Prints', email, stored);
sql('INSERT INTO clients VALUES (?, ?, ?, ?)', number, id, 'Corner Cinema', `${token(6)}@cinema.example`);
sql("INSERT INTO invoices VALUES (?, ?, ?, ?, '2026-02-25', '2026-03-27', 'sent', ?, '')", number, id, number, `LL-${number}`, reference);
sql("INSERT INTO lines VALUES (?, 1, 'Posters', 51000)", number);
const noor = await signIn(email, 'harbour-lamp-19');
const headers = { referer: 'https://app.test/invoices' };
const shown = await noor.get(`/invoices/${number}`, { headers });
expect(shown.body, 'a new customer should see the invoice').toContain(reference);
const pdf = await noor.get(`/invoices/${number}/pdf`, { headers });
expect(pdf.body, 'a new customer should be able to print the invoice').toContain(reference);
const csv = await noor.get(`/export.csv?client=${number}`, { headers });
expect(csv.body, 'a new customer should be able to export').toContain(reference);
const saved = await noor.post(`/invoices/${number}/note`, { note: 'First one' }, { headers });
expect(saved.body, 'a new customer should be able to write a note').toContain('First one');
// And so does everybody who was there before.
sql("UPDATE users SET password = ? WHERE id = 'chidi-okafor'", stored);
for (const user of shuffle(sql("SELECT id, email FROM users WHERE id NOT LIKE 'guest-%'"))) {
  const owner = await signIn(user.email, user.id === 'chidi-okafor' ? 'harbour-lamp-19' : undefined);
  const own = pick(sql('SELECT id, payment_ref FROM invoices WHERE owner_id = ?', user.id));
  for (const door of ['', '/pdf']) expect((await owner.get(`/invoices/${own.id}${door}`, { headers })).body, 'a customer should still see their own invoices').toContain(own.payment_ref);
}
