// Customers who are almost Ada: their name and business are hers, and their id is hers with something around it or
// between, in capitals, or in other letters. They have a client of the same name, and invoices in every state and of any
// age, one of which has the number of an invoice of Ada's.
const [ada] = sql("SELECT * FROM users WHERE id = 'ada-moreau'");
const [client] = sql("SELECT * FROM clients WHERE owner_id = 'ada-moreau' ORDER BY id");
const [own] = shuffle(sql("SELECT id, number FROM invoices WHERE owner_id = 'ada-moreau'"));
const namesakes = [`${ada.id}-${token(4)}`, `new-${ada.id}`, `n-${ada.id}-${token(4)}`, ada.id.toUpperCase(), ` ${ada.id}`, `${ada.id} `, 'ada_moreau', 'adamoreau', 'ad\u00e1-moreau'];
let fresh = number(3000, 8000);
const invoices = [];
for (const [index, id] of shuffle(namesakes).entries()) {
  // Some are at her company, by their address.
  const host = index % 2 === 0 ? ada.email.split('@')[1] : 'new.example';
  sql("INSERT INTO users VALUES (?, ?, ?, ?, '-')", id, ada.name, ada.business, `${token(8)}@${host}`);
  const clientId = ++fresh;
  sql('INSERT INTO clients VALUES (?, ?, ?, ?)', clientId, id, client.name, client.email);
  for (const state of index % 2 === 0 ? ['draft', 'sent'] : ['paid', 'overdue']) {
    fresh += state === 'paid' ? 8000 : 1;
    const name = state === 'sent' ? own.number : `LL-${fresh}`;
    const year = 2019 + index;
    sql('INSERT INTO invoices VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)', fresh, id, clientId, name, `${year}-02-25`, `${year}-03-27`, state, `RF-${token(8)}`, token(9));
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
// To empty a note is to write it.
for (const { id } of invoices.slice(0, 2)) await browser.post(`/invoices/${id}/note`, { note: '' }, { follow: false });
for (const id of new Set(invoices.map((invoice) => invoice.client))) await browser.get(`/export.csv?client=${id}`);
await browser.post(`/invoices/${own.id}/note`, { note: token(8) }, { follow: false });
expect(notes(), 'a note was written on the invoice of a customer who has the same name').toEqual(before);
blocked('disclosed', 'Ada was sent an invoice of a customer who has the same name');
