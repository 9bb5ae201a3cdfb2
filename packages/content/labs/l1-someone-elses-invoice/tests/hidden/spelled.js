// The same number in another spelling: SQLite compares numbers, and to it all of these are one.
const ada = await signIn('ada@moreau.example');
const [victim] = shuffle(sql("SELECT id, client_id, number, payment_ref FROM invoices WHERE owner_id <> 'ada-moreau'"));
const spell = (id) => [`0${id}`, `000${id}`, `${id}.0`, `+${id}`, ` ${id}`, `${id} `, `${id}e0`, `${id / 10}e1`];
const before = sql('SELECT note FROM invoices WHERE id = ?', victim.id)[0].note;
for (const id of shuffle(spell(victim.id))) {
  for (const door of ['', '/', '/pdf']) await ada.get(`/invoices/${encodeURIComponent(id)}${door}`);
  await ada.post(`/invoices/${encodeURIComponent(id)}/note`, { note: token(8) }, { follow: false });
}
for (const id of shuffle(spell(victim.client_id))) await ada.get(`/export.csv?client=${encodeURIComponent(id)}`);
for (const name of [victim.number, victim.number.toLowerCase(), victim.payment_ref]) {
  for (const door of ['', '/pdf']) await ada.get(`/invoices/${encodeURIComponent(name)}${door}`);
  await ada.post(`/invoices/${encodeURIComponent(name)}/note`, { note: token(8) }, { follow: false });
}
for (const door of ['', '/pdf']) {
  await ada.request({ method: 'HEAD', url: `/invoices/${victim.id}${door}` });
  await ada.get(`/invoices/${victim.id}${door}`);
}
await ada.get(`/INVOICES/${victim.id}/PDF/`);
await ada.get(`/Export.CSV/?client=${victim.client_id}`);
expect(sql('SELECT note FROM invoices WHERE id = ?', victim.id)[0].note, "a note was written on a neighbour's invoice by another spelling of its number").toBe(before);
blocked('disclosed', "Ada was sent a neighbour's invoice by another spelling of its number");
