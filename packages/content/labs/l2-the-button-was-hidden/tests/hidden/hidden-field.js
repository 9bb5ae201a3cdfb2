const [email] = shuffle(['wim@degraaf.example', 'farah@aziz.example', 'teo@marin.example', 'grace@obi.example']);
const stored = sql("SELECT password FROM crew WHERE id = 'wim-de-graaf'")[0].password;
sql('UPDATE crew SET password = ? WHERE email = ?', stored, email);
const volunteer = await signIn(email, 'lantern-mile-36');
const before = sql('SELECT count(*) AS many FROM news')[0].many;
for (const as of shuffle(['lead', 'coordinator'])) await volunteer.post('/news', { as, text: `Free beer, ${token(6)}` });
await volunteer.post('/news', { as: 'volunteer', role: 'coordinator', text: token(8) });
await volunteer.post('/news', { text: token(8) });
await volunteer.request({ method: 'POST', url: '/news/?as=lead', json: { as: 'coordinator', text: token(8) } });
// No word makes news of a volunteer more urgent than the list.
for (const word of ['URGENT: ', 'Emergency! ', 'SOS ', 'Lost: ']) await volunteer.post('/news', { as: 'lead', text: `${word}${token(6)}`, urgent: '1' });
await volunteer.request({ method: 'POST', url: '/news', json: { as: ['lead'], text: [token(8)] } });
expect(sql('SELECT count(*) AS many FROM news')[0].many, 'a volunteer posted news to the whole crew').toBe(before);
