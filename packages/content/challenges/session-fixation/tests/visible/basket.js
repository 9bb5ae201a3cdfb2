const ada = client();
await ada.post('/basket', { bread: 'walnut' });
await ada.post('/basket', { bread: 'walnut' });
expect((await ada.get('/')).body, 'the basket should hold two walnut loaves').toContain('2 × Walnut crust');
const account = await ada.post('/login', { email: 'ada@moreau.example', password: 'amber-hinge-31' });
expect(account.body, 'after signing in, the basket should still be there').toContain('2 × Walnut crust');
// The link of the newsletter: a basket filled on the phone is there at home.
const phone = client();
// Two visitors at the same moment have two baskets.
const other = client();
for (const who of [other, phone, phone]) await who.post('/basket', { bread: 'walnut' });
const { value } = phone.cookies().find(({ name }) => name === 'visit') ?? phone.cookies()[0];
const home = client();
await home.get(`/?visit=${value}`);
expect((await home.get('/')).body, 'the link should open the basket of the phone').toContain('2 × Walnut crust');
expect((await other.get('/')).body, 'another visitor should have another basket').toContain('1 × Walnut crust');
