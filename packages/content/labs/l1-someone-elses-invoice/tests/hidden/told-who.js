const ada = await signIn('ada@moreau.example');
const [victim] = shuffle(sql("SELECT id, owner_id, client_id FROM invoices WHERE owner_id <> 'ada-moreau'"));
const who = victim.owner_id;
const notes = () => sql("SELECT id, note FROM invoices WHERE owner_id <> 'ada-moreau' ORDER BY id");
const before = notes();
const NAMES = ['owner', 'owner_id', 'ownerId', 'user', 'user_id', 'userId', 'account', 'as'];
for (const name of NAMES) {
  for (const door of shuffle(['', '/pdf'])) await ada.get(`/invoices/${victim.id}${door}?${name}=${who}`);
  await ada.get(`/invoices?${name}=${who}`);
  await ada.get(`/export.csv?client=${victim.client_id}&${name}=${who}`);
}
// The form of the note has fields, too.
const form = { note: token(9), ...Object.fromEntries(NAMES.map((name) => [name, who])) };
await ada.post(`/invoices/${victim.id}/note`, form, { follow: false });
await ada.post(`/invoices/${victim.id}/note?${NAMES.map((name) => `${name}=${who}`).join('&')}`, { note: token(9) }, { follow: false });
for (const name of ['x-user-id', 'x-owner-id', 'x-account-id', 'x-user', 'x-owner', 'x-forwarded-user', 'x-remote-user', 'from']) {
  await ada.get(`/invoices/${victim.id}`, { headers: { [name]: who } });
}
// Nor does what a program says about itself, or the address it claims to come from.
const claims = [['127.0.0.1', 'HeadlessChrome/140', 'application/pdf', '1'], ['10.0.0.1', 'wkhtmltopdf 0.12', 'application/json', 'true'], ['192.168.0.2', 'Ledgerline/2.0 (print)', 'text/csv', 'yes']];
for (const [address, agent, accept, word] of claims) {
  const headers = { 'x-forwarded-for': address, 'x-real-ip': address, 'user-agent': agent, accept, 'x-internal': word, 'x-requested-with': 'XMLHttpRequest', authorization: `Bearer ${who}` };
  for (const door of [`/invoices/${victim.id}`, `/invoices/${victim.id}/pdf`, `/export.csv?client=${victim.client_id}`]) await ada.get(door, { headers });
  await ada.post(`/invoices/${victim.id}/note`, { note: token(9) }, { headers, follow: false });
}
// Two numbers in one request: hers in the address, the other one beside it.
const [own] = shuffle(sql("SELECT id, client_id FROM invoices WHERE owner_id = 'ada-moreau'"));
const beside = Object.fromEntries(['id', 'invoice', 'invoice_id', 'invoiceId', 'number'].map((name) => [name, victim.id]));
const query = Object.entries(beside).map((pair) => pair.join('=')).join('&');
for (const door of shuffle(['', '/pdf'])) await ada.get(`/invoices/${own.id}${door}?${query}`);
await ada.get(`/export.csv?client=${own.client_id}&${query}`);
await ada.post(`/invoices/${own.id}/note?${query}`, { note: token(9), ...beside }, { follow: false });
for (const door of ['', '/pdf']) await ada.get(`/invoices/${victim.id}${door}?print=1&preview=1&share=1&public=1&admin=1&debug=1&all=1`);
for (const name of ['user', 'user_id', 'owner', 'owner_id', 'uid']) ada.setCookie(name, who);
await ada.get(`/invoices/${victim.id}`);
await ada.post(`/invoices/${victim.id}/note`, { note: token(9) }, { follow: false });
expect(notes(), "Ada named somebody else, and wrote on that customer's invoice").toEqual(before);
blocked('disclosed', 'Ada named somebody else, and the server believed it');
