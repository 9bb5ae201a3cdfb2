// Wim sends the form that only coordinators are shown.
const wim = await signIn('wim@degraaf.example');
await wim.post('/crew/wim-de-graaf/role', { role: 'coordinator' });
expect(sql("SELECT role FROM crew WHERE id = 'wim-de-graaf'")[0].role, 'Wim made himself a coordinator').toBe('volunteer');
