const wim = await signIn('wim@degraaf.example');
// The crew, and who has which shift: to remove somebody frees their shifts.
const look = () => [sql('SELECT id, role FROM crew ORDER BY id'), sql('SELECT id, crew_id FROM shifts ORDER BY id')];
const crewBefore = look();
const [victim, other] = shuffle(['farah-aziz', 'teo-marin', 'grace-obi', 'jonna-saari']);
await wim.get('/api/crew');
await wim.patch(`/api/crew/${pick(['wim-de-graaf', other])}`, { json: { role: 'coordinator' } });
await wim.patch(`/api/crew/wim-de-graaf`, { form: { role: 'lead' } });
// A role in a list, or sent twice, is read as a text later.
for (const role of [['coordinator'], ['lead']]) {
  await wim.patch('/api/crew/wim-de-graaf', { json: { role } });
  await wim.request({ method: 'POST', url: '/crew/wim-de-graaf/role', json: { role } });
}
const form = { 'content-type': 'application/x-www-form-urlencoded' };
for (const body of ['role[]=coordinator', 'role=&role=coordinator', 'role%5B%5D=lead']) {
  await wim.request({ method: 'POST', url: '/crew/wim-de-graaf/role', body, headers: form });
  await wim.request({ method: 'PATCH', url: '/api/crew/wim-de-graaf', body, headers: form });
}
for (const { id } of sql('SELECT id FROM crew')) {
  await wim.delete(`/api/crew/${id}`);
  await wim.request({ method: 'DELETE', url: `/crew/${id}`, json: {} });
}
await wim.delete(`/api/crew/${victim}`);
await wim.delete(`/crew/${other}`);
expect(look(), 'a volunteer changed the crew').toEqual(crewBefore);
// What Wim may not read must not change what he is sent, in whatever spelling it would be written, in whatever part of
// the answer, on the pages for everybody, and in the answer to what he may not do.
const seen = async () => {
  const answers = [];
  for (const url of ['/api/crew', '/crew.csv', '/crew.csv?team=Gate', '/api/crew?team=Gate', '/crew', '/shifts']) answers.push(await wim.get(url));
  answers.push(await wim.patch(`/api/crew/${victim}`, { json: { role: 'lead' } }), await wim.delete(`/api/crew/${victim}`));
  answers.push(await wim.post(`/crew/${victim}/role`, { role: 'lead' }, { follow: false }), await wim.post(`/crew/${victim}`, { _method: 'DELETE' }, { follow: false }));
  return answers.map((answer) => [answer.status, answer.url, answer.headers, answer.body]);
};
const before = await seen();
sql("UPDATE crew SET phone = ?, emergency = ? WHERE id <> 'wim-de-graaf'", `+1 555 ${number(2000, 8999)}`, `${token(8)}, 555-0199`);
expect(await seen(), 'contacts of others could be told from the answer').toEqual(before);
blocked('disclosed', 'a volunteer was sent contacts in JSON');
