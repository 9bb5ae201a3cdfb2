// A volunteer, a lead and a coordinator are signed in at the same time, and their requests alternate.
const wim = await signIn('wim@degraaf.example');
const jonna = await signIn('jonna@lowtide.example');
const ines = await signIn('ines@lowtide.example');
const look = () => sql('SELECT id, role FROM crew ORDER BY id');
for (const role of shuffle(['lead', 'volunteer'])) {
  const phone = `+31 555 ${number(2000, 8999)}`;
  sql("UPDATE crew SET phone = ? WHERE id = 'farah-aziz'", phone);
  expect((await ines.get('/crew.csv')).body, 'a coordinator should be able to export at any time').toContain(phone);
  expect((await ines.get('/api/crew')).body, 'a coordinator should get the crew as JSON at any time').toContain(phone);
  await ines.post('/crew/grace-obi/role', { role });
  expect(sql("SELECT role FROM crew WHERE id = 'grace-obi'")[0].role, 'a coordinator should be able to change a role at any time').toBe(role);
  const before = look();
  for (const browser of shuffle([wim, jonna])) {
    await browser.get('/crew.csv');
    await browser.get('/api/crew');
    await browser.post('/crew/wim-de-graaf/role', { role: 'coordinator' });
    await browser.patch('/api/crew/jonna-saari', { json: { role: 'coordinator' } });
    await browser.delete('/api/crew/teo-marin');
  }
  const many = sql('SELECT count(*) AS many FROM news')[0].many;
  await wim.post('/news', { as: 'lead', text: token(8) });
  expect(sql('SELECT count(*) AS many FROM news')[0].many, 'a volunteer posted news after a coordinator had signed in').toBe(many);
  expect(look(), 'somebody changed the crew after a coordinator had').toEqual(before);
  const text = `Tide at six, ${token(6)}`;
  expect((await jonna.post('/news', { as: 'lead', text })).body, 'a lead should be able to post news at any time').toContain(text);
}
await ines.delete('/api/crew/teo-marin');
expect(sql("SELECT id FROM crew WHERE id = 'teo-marin'"), 'a coordinator should be able to remove somebody at any time').toBeEmpty();
blocked('disclosed', 'somebody was sent contacts after a coordinator had asked for them');
