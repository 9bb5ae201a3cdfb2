const ada = await signIn('ada@moreau.example');
// One more neighbour, who did not exist when the fix was written.
const fresh = number(3000, 8999);
sql("INSERT INTO users VALUES (?, 'Noor Haddad', 'Haddad Prints', ?, '-')", `guest-${fresh}`, `${token(8)}@new.example`);
sql("INSERT INTO clients VALUES (?, ?, 'Corner Cinema', ?)", fresh, `guest-${fresh}`, `${token(6)}@cinema.example`);
sql("INSERT INTO invoices VALUES (?, ?, ?, ?, '2026-02-25', '2026-03-27', 'sent', ?, '')", fresh, `guest-${fresh}`, fresh, `LL-${fresh}`, `RF-${token(8)}`);
const victims = sql("SELECT id FROM invoices WHERE owner_id <> 'ada-moreau'").map((row) => row.id);
for (const headers of shuffle([{}, { referer: 'https://app.test/invoices' }])) {
  for (const id of shuffle(victims)) await ada.get(`/invoices/${id}/pdf`, { headers });
  await ada.get(`/invoices/${fresh}`, { headers });
}
blocked('disclosed', "Ada was sent a neighbour's invoice");
