// Nele adds a field to the form of her account, then opens the page of the office.
const nele = await signIn('nele@claes.example');
await nele.post('/account', { name: 'Nele Claes', street: "14 Weavers' Quay", city: 'Ghent', grind: 'filter', delivery_day: 'Wednesday', newsletter: '1', staff: '1' });
await nele.get('/office');
blocked('disclosed', 'Nele was sent the addresses of all customers');
