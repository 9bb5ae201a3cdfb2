const id = `c-${token(6)}`;
const stored = sql("SELECT password FROM crew WHERE id = 'wim-de-graaf'")[0].password;
sql("INSERT INTO crew VALUES (?, 'Sol Ferrer', ?, ?, 'Office', 'coordinator', '+34 555 0188', 'Nuria Ferrer, 555-0189')", id, `${id}@new.example`, stored);
const sol = await signIn(`${id}@new.example`, 'lantern-mile-36');
const lead = `l-${token(6)}`;
sql("INSERT INTO crew VALUES (?, 'Ada Rook', ?, ?, 'Gate', 'lead', '+44 555 0186', 'Ben Rook, 555-0187')", lead, `${lead}@new.example`, stored);
const ada = await signIn(`${lead}@new.example`, 'lantern-mile-36');
await ada.post('/news', { as: 'lead', text: token(8) });
sql("UPDATE crew SET role = 'volunteer' WHERE id = ?", lead);
await sol.get('/crew');
await sol.get('/crew.csv');
await sol.get('/api/crew');
const first = events('disclosed').length;
for (const role of shuffle(['volunteer', 'lead'])) {
  sql('UPDATE crew SET role = ? WHERE id = ?', role, id);
  const before = sql('SELECT id, role FROM crew ORDER BY id');
  await sol.get('/crew.csv');
  await sol.get('/api/crew');
  await sol.post(`/crew/${id}/role`, { role: 'coordinator' });
  await sol.delete(`/api/crew/${pick(['teo-marin', 'grace-obi'])}`);
  expect(sql('SELECT id, role FROM crew ORDER BY id'), 'somebody who lost the role changed the crew').toEqual(before);
}
const news = sql('SELECT count(*) AS many FROM news')[0].many;
for (const browser of [ada, sol]) {
  sql("UPDATE crew SET role = 'volunteer' WHERE id = ?", id);
  await browser.post('/news', { as: pick(['lead', 'coordinator']), text: token(8) });
}
expect(sql('SELECT count(*) AS many FROM news')[0].many, 'somebody who lost the role posted news').toBe(news);
expect(events('disclosed').length, 'somebody who lost the role was sent contacts').toBe(first);
