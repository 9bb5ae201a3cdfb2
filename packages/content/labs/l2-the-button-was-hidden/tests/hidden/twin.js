const wim = await signIn('wim@degraaf.example');
const crewBefore = sql('SELECT id, role FROM crew ORDER BY id');
const [victim, other] = shuffle(['farah-aziz', 'teo-marin', 'grace-obi', 'jonna-saari']);
await wim.get('/api/crew');
await wim.patch(`/api/crew/${pick(['wim-de-graaf', other])}`, { json: { role: 'coordinator' } });
await wim.patch(`/api/crew/wim-de-graaf`, { form: { role: 'lead' } });
await wim.delete(`/api/crew/${victim}`);
await wim.delete(`/crew/${other}`);
expect(sql('SELECT id, role FROM crew ORDER BY id'), 'a volunteer changed the crew').toEqual(crewBefore);
// What Wim may not read must not change what he sees, in whatever spelling it would be written.
const seen = async () => [(await wim.get('/api/crew')).body, (await wim.get('/crew.csv')).body];
const before = await seen();
sql("UPDATE crew SET phone = ?, emergency = ? WHERE id <> 'wim-de-graaf'", `+1 555 ${number(2000, 8999)}`, `${token(8)}, 555-0199`);
expect(await seen(), 'contacts of others could be told from the answer').toEqual(before);
blocked('disclosed', 'a volunteer was sent contacts in JSON');
