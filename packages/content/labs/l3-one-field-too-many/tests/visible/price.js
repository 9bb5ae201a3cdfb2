// The server works out the price, unless the body brings one.
const nele = await signIn('nele@claes.example');
await nele.post('/boxes/301', { coffee: 'Huila', grams: '500', every_weeks: '2', paused: '0', price_cents: '1', price: '1' });
expect(sql('SELECT price_cents FROM boxes WHERE id = 301')[0].price_cents, 'half a kilogram of coffee was sold for a price that Nele chose').toBe(1450);
