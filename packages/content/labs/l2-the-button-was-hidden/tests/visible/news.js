const jonna = await signIn('jonna@lowtide.example');
const text = `Lost: one kayak paddle, ${token(5)}`;
const seen = await jonna.post('/news', { as: 'lead', text });
expect(seen.body, 'a lead should be able to post news').toContain(text);
const ines = await signIn('ines@lowtide.example');
const other = `Briefing at nine, ${token(5)}`;
await ines.post('/news', { as: 'coordinator', text: other });
const wim = await signIn('wim@degraaf.example');
expect((await wim.get('/shifts')).body, 'everybody should be able to read the news').toContain(other);
