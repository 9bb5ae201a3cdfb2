const ada = await signIn('ada@moreau.example');
const [victim] = shuffle(sql("SELECT id FROM invoices WHERE owner_id <> 'ada-moreau'"));
for (const referer of ['https://app.test/invoices', `https://app.test/invoices/${victim.id}`, 'https://app.test/']) {
  const headers = { referer, origin: 'https://app.test', 'sec-fetch-site': 'same-origin' };
  await ada.get(`/invoices/${victim.id}`, { headers });
  const before = sql('SELECT note FROM invoices WHERE id = ?', victim.id)[0].note;
  await ada.post(`/invoices/${victim.id}/note`, { note: token(8) }, { headers, follow: false });
  expect(sql('SELECT note FROM invoices WHERE id = ?', victim.id)[0].note, 'a note was written on a neighbour\'s invoice').toBe(before);
}
blocked('disclosed', 'a request that only looked like a click from the list was answered');
