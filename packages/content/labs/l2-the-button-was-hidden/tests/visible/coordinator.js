const ines = await signIn('ines@lowtide.example');
const crew = await ines.get('/crew');
expect(crew.body, 'a coordinator should find the export on the page').toContain('/crew.csv');
const csv = await ines.get('/crew.csv');
expect(csv.status, 'a coordinator should be able to export contacts').toBe(200);
expect(csv.body, 'the export should contain phone numbers').toContain('+44 555 0123');
await ines.post('/crew/grace-obi/role', { role: 'lead' });
expect(sql("SELECT role FROM crew WHERE id = 'grace-obi'")[0].role, 'a coordinator should be able to change a role').toBe('lead');
await ines.post('/crew/teo-marin', { _method: 'DELETE' });
expect(sql("SELECT id FROM crew WHERE id = 'teo-marin'"), 'a coordinator should be able to remove somebody with the form').toBeEmpty();
const list = await ines.get('/api/crew');
expect(list.json().map((member) => member.id), 'a coordinator should get the crew as JSON').toContain('farah-aziz');
expect(list.body + csv.body, 'no list should have the hash of a password').not.toContain('pbkdf2');
await ines.patch('/api/crew/wim-de-graaf', { json: { role: 'lead' } });
expect(sql("SELECT role FROM crew WHERE id = 'wim-de-graaf'")[0].role, 'a coordinator should be able to change a role in JSON').toBe('lead');
await ines.delete('/api/crew/wim-de-graaf');
expect(sql("SELECT id FROM crew WHERE id = 'wim-de-graaf'"), 'a coordinator should be able to remove somebody in JSON').toBeEmpty();
// A role that does not exist, and somebody who is not on the crew.
const before = sql('SELECT id, role FROM crew ORDER BY id');
const replies = [
  await ines.post('/crew/grace-obi/role', { role: 'leader' }),
  await ines.patch('/api/crew/grace-obi', { json: { role: 'coordinators' } }),
  await ines.post('/crew/nobody/role', { role: 'lead' }),
  await ines.patch('/api/crew/nobody', { json: { role: 'lead' } }),
  await ines.post('/crew/nobody', { _method: 'DELETE' }),
  await ines.delete('/api/crew/nobody'),
];
expect(sql('SELECT id, role FROM crew ORDER BY id'), 'nobody should get a role that does not exist').toEqual(before);
for (const reply of replies) expect(reply.status, 'what does not exist should be refused, without an error').toBeLessThan(500);
