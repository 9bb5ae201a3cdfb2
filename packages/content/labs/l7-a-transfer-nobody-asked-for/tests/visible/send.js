const mara = await victim('mara@lind.example');
const note = `Plums ${token(5)}`;
await mara.visit('/');
const page = await mara.submit('#send', { to: '@ines', points: '30', note });
expect(page.text, 'the transfer should be listed').toContain(note);
expect(page.find('#points').text, 'Mara should have 610 points left').toContain('610');
expect(sql("SELECT points FROM users WHERE id = 'ines-roy'")[0].points, 'Ines should have received 30 points').toBe(240);
const again = await mara.submit('#send', { to: 'teo', points: '20', note: 'Oil' });
expect(again.find('#points').text, 'a second transfer from the same page should work').toContain('590');
const much = await mara.submit('#send', { to: 'teo', points: '300', note: 'Too much' });
expect(much.text, 'a transfer above the daily limit should be refused').toContain('limit');
expect(much.find('.wrong'), 'Mara should be told why').not.toBe(null);
expect((await mara.visit('/')).find('#points').text, 'nothing should be taken for a refused transfer').toContain('590');
// What others sent today, and what Mara sent before, is not her sum of today.
sql(`INSERT INTO transfers (from_id, to_id, points, note, day) VALUES
  ('ines-roy', 'teo-varga', 190, 'Ink', '2026-03-02'),
  ('mara-lind', 'teo-varga', 190, 'Tar', '2026-03-01')`);
for (const [to, points] of [['nobody', '5'], ['mara', '5'], ['teo', '-5'], ['teo', '2.5']])
  await mara.submit('#send', { to, points, note: 'Wrong' });
sql("UPDATE users SET daily = 5000 WHERE id = 'mara-lind'");
await mara.visit('/');
const more = await mara.submit('#send', { to: 'teo', points: '591', note: 'All' });
expect(more.find('#points').text, 'nobody sends points they do not have').toContain('590');
expect(sql("SELECT id FROM transfers WHERE note = 'Wrong'"), 'points go to somebody else, and in whole numbers').toBeEmpty();
sql("UPDATE users SET daily = 200 WHERE id = 'mara-lind'");
await mara.visit('/');
const last = await mara.submit('#send', { to: 'teo', points: '150', note: 'Wax' });
expect(last.find('#points').text, 'the daily limit counts what Mara sent today').toContain('440');
