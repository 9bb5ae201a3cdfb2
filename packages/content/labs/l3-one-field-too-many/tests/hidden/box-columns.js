const nele = await signIn('nele@claes.example');
const before = sql('SELECT * FROM boxes ORDER BY id');
const cheap = number(1, 90);
const given = { id: 304, customer_id: pick(['hugo-brandt', 'night-bus']), price_cents: cheap, next_on: '2026-05-05' };
for (const column of shuffle(Object.keys(given))) {
  const form = { coffee: 'Huila', grams: '500', every_weeks: '2', paused: '0' };
  await nele.post('/boxes/301', { ...form, [column]: given[column] });
  await nele.patch('/api/boxes/301', { json: { [column]: given[column] } });
  await nele.request({ method: 'POST', url: '/boxes/301', json: { ...form, grams: 500, every_weeks: 2, paused: 0, [column]: given[column] } });
  await nele.request({ method: 'PATCH', url: `/api/boxes/301?${column}=${given[column]}`, form: { [column]: given[column] } });
}
await nele.patch('/api/boxes/302', { json: { id: pick([303, 305]), customer_id: 'night-bus', paused: 1 } });
expect(sql('SELECT * FROM boxes ORDER BY id'), 'a field that only the roastery sets was set').toEqual(before);
