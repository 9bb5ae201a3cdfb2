const nele = await signIn('nele@claes.example');
const boxes = () => sql('SELECT * FROM boxes ORDER BY id');
const before = boxes();
const cheap = number(1, 90);
// Columns of a box, and those of the customer that its price depends on.
const given = { id: 304, customer_id: pick(['hugo-brandt', 'night-bus']), price_cents: cheap, next_on: '2026-05-05', tier: 'trade', staff: 1 };
const form = { coffee: 'Huila', grams: '500', every_weeks: '2', paused: '0' };
async function send(request) {
  await nele.request({ ...request, follow: false });
  expect(boxes(), 'a field that only the roastery sets was set').toEqual(before);
}
for (const column of shuffle(Object.keys(given))) {
  const sent = { [column]: given[column] };
  await send({ method: 'POST', url: '/boxes/301', form: { ...form, ...sent } });
  await send({ method: 'PATCH', url: '/api/boxes/301', json: sent });
  await send({ method: 'POST', url: '/boxes/301', json: { ...form, grams: 500, every_weeks: 2, paused: 0, ...sent } });
  await send({ method: 'PATCH', url: `/api/boxes/301?${column}=${given[column]}`, form: sent });
}
// A price that could be true is as little Nele's to choose, and so is one in a list or in an object.
for (const price of [number(100, 900), 1160, [cheap], [number(100, 900)]]) {
  await send({ method: 'PATCH', url: '/api/boxes/301', json: { price_cents: price } });
  await send({ method: 'PATCH', url: '/api/boxes/301', json: { coffee: 'Huila', box: { price_cents: price } } });
  await send({ method: 'POST', url: '/boxes/301', form: { ...form, price_cents: price } });
}
// A box may neither come later, nor be another one of hers; and the page, the app and the address may say it in several ways.
const types = ['application/json; charset=utf-8', 'application/merge-patch+json'];
for (const sent of shuffle([{ next_on: '2026-06-30' }, { id: 302 }, { price_cents: cheap }, { tier: 'trade' }, { customer_id: 'night-bus' }])) {
  const [[name, value]] = Object.entries(sent);
  const headers = { referer: 'https://app.test/account', origin: 'https://app.test', 'sec-fetch-site': 'same-origin', 'user-agent': 'FinchHarrow/2.4 (Android)' };
  await send({ method: 'POST', url: '/boxes/301', form: { ...form, ...sent }, headers });
  await send({ method: 'POST', url: `/boxes/301?${name}=${value}`, form });
  await send({ method: 'PATCH', url: `/api/boxes/301?${name}=${value}`, json: { coffee: 'Huila' }, headers });
  for (const type of types) await send({ method: 'PATCH', url: '/api/boxes/301', body: JSON.stringify(sent), headers: { ...headers, 'content-type': type } });
  const spelled = [`${name} `, ` ${name}`, name.toUpperCase(), name[0].toUpperCase() + name.slice(1), `box.${name}`, `box[${name}]`, `${name}[]`].map((key) => [key, value]);
  await send({ method: 'PATCH', url: '/api/boxes/301', json: { ...Object.fromEntries(spelled), box: sent, data: sent, customer: sent } });
}
await nele.patch('/api/boxes/302', { json: { id: pick([303, 305]), customer_id: 'night-bus', paused: 1 } });
expect(boxes(), 'a field that only the roastery sets was set').toEqual(before);
