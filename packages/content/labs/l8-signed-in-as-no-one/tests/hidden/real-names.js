// A new colleague whose name and code contain characters that filters like to remove.
const no = `N${number(2000, 8999)}`;
const family = `Adeyemi-${token(4)}`;
const code = `${token(4)}-${token(4)}; 100% "ok"`;
sql('INSERT INTO staff VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, 1)', `new-${no}`, no, code, `Bola ${family}`, 'Nurse', 'Ward 1', '399', '14 Elm Terrace', 'Tunde, 555-0199');
const bola = await signIn(no, code);
const record = await bola.get('/me');
expect(record.body, 'new colleagues should see their own record').toContain(family);
const found = await bola.get(`/directory?q=${encodeURIComponent(family)}`);
expect(found.body, 'the search should find a name with a hyphen').toContain(`Bola ${family}`);
const both = await bola.get('/directory?q=nwosu-bell&sort=ward');
expect(both.body, 'the search should find Amara Nwosu-Bell').toContain('Amara Nwosu-Bell');
const spaced = await bola.get('/directory?q=mira%20castell');
expect(spaced.body, 'the search should find a full name').toContain('Mira Castell');
// Who left the clinic is not found, whatever is searched for.
for (const q of ['', '%', '_', 'piet', 'van dam', 'Piet van Dam']) expect((await bola.get(`/directory?q=${encodeURIComponent(q)}`)).body, 'people who left should not be listed').not.toContain('>Piet van Dam<');
const order = (body) => ['Irene Falk', 'Tomas Reyes', 'Lin Zhao', 'Samuel O&#39;Hara', 'Mira Castell', 'Amara Nwosu-Bell'].sort((left, right) => body.indexOf(left) - body.indexOf(right));
expect(order((await bola.get('/directory?sort=ward')).body), 'the directory should be sorted by ward').toEqual(['Irene Falk', 'Tomas Reyes', 'Lin Zhao', 'Samuel O&#39;Hara', 'Mira Castell', 'Amara Nwosu-Bell']);
expect(order((await bola.get('/directory?sort=role')).body), 'the directory should be sorted by role').toEqual(['Irene Falk', 'Amara Nwosu-Bell', 'Mira Castell', 'Lin Zhao', 'Tomas Reyes', 'Samuel O&#39;Hara']);
