const ada = await signIn('ada@moreau.example');
const [victim] = shuffle(sql("SELECT id, owner_id FROM invoices WHERE owner_id <> 'ada-moreau'"));
const who = victim.owner_id;
for (const name of ['owner', 'owner_id', 'ownerId', 'user', 'user_id', 'userId', 'account', 'as']) {
  for (const door of shuffle(['', '/pdf'])) await ada.get(`/invoices/${victim.id}${door}?${name}=${who}`);
}
for (const name of ['x-user-id', 'x-owner-id', 'x-account-id']) {
  await ada.get(`/invoices/${victim.id}`, { headers: { [name]: who } });
}
for (const name of ['user', 'user_id', 'owner', 'owner_id', 'uid']) ada.setCookie(name, who);
await ada.get(`/invoices/${victim.id}`);
blocked('disclosed', 'Ada named somebody else, and the server believed it');
