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
for (const name of ['user', 'user_id', 'owner', 'owner_id', 'uid']) ada.setCookie(name, who);
await ada.get(`/invoices/${victim.id}`);
await ada.post(`/invoices/${victim.id}/note`, { note: token(9) }, { follow: false });
expect(notes(), "Ada named somebody else, and wrote on that customer's invoice").toEqual(before);
blocked('disclosed', 'Ada named somebody else, and the server believed it');
