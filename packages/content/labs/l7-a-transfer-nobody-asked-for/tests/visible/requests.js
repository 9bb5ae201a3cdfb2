// Whatever has the class "pay" is pressed; if another page asks to confirm, its "pay" as well.
const ines = await victim('ines@roy.example');
const note = `Lamp oil ${token(5)}`;
await ines.visit('/requests');
await ines.submit('#ask', { from: '@mara', points: '15', note });
const [asked] = sql('SELECT * FROM requests WHERE note = ?', note);
expect(asked !== undefined && asked.payer_id === 'mara-lind' && asked.points === 15, 'Ines should be able to ask Mara for points').toBe(true);
const mara = await victim('mara@lind.example');
const page = await mara.visit('/requests');
expect(page.text, 'Mara should see who is asking her').toContain(note);
sql("DELETE FROM requests WHERE id <> ?", asked.id);
await mara.visit('/requests');
const pressed = await mara.click('.pay');
const state = () => sql('SELECT state FROM requests WHERE id = ?', asked.id)[0].state;
if (state() === 'open' && pressed.find('.pay') !== null) await mara.click('.pay');
expect(state(), 'Mara should be able to pay a request').toBe('paid');
expect(sql("SELECT points FROM users WHERE id = 'ines-roy'")[0].points, 'Ines should have received the points').toBe(225);
expect((await mara.visit('/requests')).text, 'a paid request should leave the list').not.toContain(note);
// A page that was open while something changed.
const press = async (change) => {
  sql("UPDATE requests SET state = 'open', payer_id = 'mara-lind', points = 15");
  await mara.visit('/requests');
  sql(`UPDATE requests SET ${change}`);
  const shown = await mara.click('.pay');
  return shown.find('.pay') === null ? shown : mara.click('.pay');
};
await press("state = 'paid'");
await press('id = id + 100');
const gone = await press("payer_id = 'teo-varga'");
expect(gone.status, 'a request that is not hers should be refused, without an error').toBeLessThan(500);
const above = await press('points = 201');
expect(above.text, 'a request above the daily limit should be refused').toContain('limit');
const left = sql("SELECT points FROM users WHERE id <> 'ines-roy' ORDER BY id");
expect(left, 'a request should be paid once, by the person who was asked').toEqual([{ points: 625 }, { points: 35 }]);
expect((await ines.visit('/requests')).text, 'Ines should not see what Mara is asked for').not.toContain(note);
for (const [from, points] of [['nobody', '5'], ['ines', '5'], ['mara', '-5'], ['mara', '2.5']]) {
  const shown = await ines.submit('#ask', { from, points, note: 'Wrong' });
  expect(shown.find('.wrong'), 'Ines should be told what is wrong').not.toBe(null);
}
expect(sql("SELECT id FROM requests WHERE note = 'Wrong'"), 'points are asked of somebody else, and in whole numbers').toBeEmpty();
