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
