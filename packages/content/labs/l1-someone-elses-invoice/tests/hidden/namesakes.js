// Customers who are almost Ada: their name and business are hers, and their id is hers with something around it, or in
// capitals. They have a client of the same name, and invoices in every state.
const [ada] = sql("SELECT * FROM users WHERE id = 'ada-moreau'");
const [client] = sql("SELECT * FROM clients WHERE owner_id = 'ada-moreau' ORDER BY id");
const namesakes = [`${ada.id}-${token(4)}`, `new-${ada.id}`, `n-${ada.id}-${token(4)}`, ada.id.toUpperCase()];
let fresh = number(3000, 8000);
const invoices = [];
for (const id of shuffle(namesakes)) {
  sql("INSERT INTO users VALUES (?, ?, ?, ?, '-')", id, ada.name, ada.business, `${token(8)}@new.example`);
  const clientId = ++fresh;
  sql('INSERT INTO clients VALUES (?, ?, ?, ?)', clientId, id, client.name, client.email);
  for (const state of shuffle(['draft', 'sent', 'paid', 'overdue'])) {
    fresh += 1;
    sql("INSERT INTO invoices VALUES (?, ?, ?, ?, '2026-02-25', '2026-03-27', ?, ?, ?)", fresh, id, clientId, `LL-${fresh}`, state, `RF-${token(8)}`, token(9));
    invoices.push({ id: fresh, client: clientId });
  }
}
const browser = await signIn(ada.email);
const notes = () => sql("SELECT id, note FROM invoices WHERE owner_id <> 'ada-moreau' ORDER BY id");
const before = notes();
for (const invoice of shuffle(invoices)) {
  for (const door of ['', '/pdf']) await browser.get(`/invoices/${invoice.id}${door}`);
  await browser.post(`/invoices/${invoice.id}/note`, { note: token(8) }, { follow: false });
}
for (const id of new Set(invoices.map((invoice) => invoice.client))) await browser.get(`/export.csv?client=${id}`);
expect(notes(), 'a note was written on the invoice of a customer who has the same name').toEqual(before);
blocked('disclosed', 'Ada was sent an invoice of a customer who has the same name');
