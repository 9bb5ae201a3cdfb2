const ada = client();
await ada.post('/basket', { bread: 'walnut' });
await ada.post('/basket', { bread: 'walnut' });
expect((await ada.get('/')).body, 'the basket should hold two walnut loaves').toContain('2 × Walnut crust');
const account = await ada.post('/login', { email: 'ada@moreau.example', password: 'amber-hinge-31' });
expect(account.body, 'after signing in, the basket should still be there').toContain('2 × Walnut crust');
