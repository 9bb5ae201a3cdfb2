const wim = await signIn('wim@degraaf.example');
const before = sql('SELECT id, role FROM crew ORDER BY id');
const word = pick(['coordinator', 'coordinator', 'admin']);
for (const name of ['role', 'as', 'user_role', 'userRole', 'crew_role', 'level', 'type']) wim.setCookie(name, 'coordinator');
for (const name of ['admin', 'isAdmin', 'is_admin', 'coordinator', 'isCoordinator', 'canManage']) wim.setCookie(name, pick(['1', 'true']));
const headers = { 'x-role': 'coordinator', 'x-user-role': 'coordinator', 'x-admin': '1', referer: 'https://app.test/crew', origin: 'https://app.test', 'x-requested-with': 'XMLHttpRequest', 'x-forwarded-for': '127.0.0.1' };
await wim.get(`/crew.csv?as=coordinator&role=coordinator&admin=1&by=ines-batista&user=ines-batista`, { headers });
await wim.get('/api/crew?as=coordinator&role=coordinator', { headers });
// Whom the request is for, and what it would like to have, are claims as well.
const [boss] = sql("SELECT id, email FROM crew WHERE role = 'coordinator'");
for (const name of ['user', 'user_id', 'member', 'member_id', 'crew', 'crew_id', 'uid', 'email']) wim.setCookie(name, name === 'email' ? boss.email : boss.id);
for (const name of ['x-user', 'x-user-id', 'x-member', 'x-member-id', 'x-crew-id', 'x-forwarded-user', 'x-remote-user', 'from', 'authorization', 'x-api-key']) {
  for (const url of ['/crew.csv', '/api/crew']) await wim.get(url, { headers: { [name]: boss.id } });
}
for (const accept of ['application/json', 'text/csv', 'text/html', 'application/json, text/plain, */*']) {
  for (const url of ['/crew.csv', '/api/crew']) await wim.get(url, { headers: { accept, 'user-agent': 'Lowtide/3.1 (iPhone)' } });
}
for (const [name, value] of [['x-forwarded-for', '10.0.0.7'], ['x-real-ip', '127.0.0.1'], ['x-forwarded-for', '192.168.1.5'], ['x-internal', '1'], ['user-agent', 'Lowtide-Print/1.0'], ['content-length', '0'], ['x-lab-address', '127.0.0.1']]) {
  for (const url of ['/crew.csv', '/api/crew']) await wim.get(url, { headers: { [name]: value } });
  await wim.delete('/api/crew/jonna-saari', { headers: { [name]: value } });
}
const [victim] = shuffle(['farah-aziz', 'teo-marin', 'grace-obi']);
await wim.post(`/crew/${victim}?as=coordinator`, { _method: 'DELETE', as: 'coordinator', admin: word, by: 'ines-batista' }, { headers });
await wim.post('/crew/wim-de-graaf/role', { role: 'coordinator', as: 'coordinator', by: 'ines-batista' }, { headers });
await wim.request({ method: 'DELETE', url: `/api/crew/${victim}`, json: { as: 'coordinator', role: 'coordinator' }, headers });
expect(sql('SELECT id, role FROM crew ORDER BY id'), 'a claim was believed').toEqual(before);
blocked('disclosed', 'a claim was believed, and contacts were sent');
