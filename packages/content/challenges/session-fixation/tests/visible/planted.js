// Eve opens the shop, and her cookie is planted in Ada's browser. Then Ada signs in.
const eve = client();
await eve.get('/');
const ada = client();
for (const { name, value } of eve.cookies()) ada.setCookie(name, value);
await ada.post('/login', { email: 'ada@moreau.example', password: 'amber-hinge-31' });
const seen = await eve.get('/account');
expect(seen.of('disclosed'), "Eve was sent Ada's account, without a password").toBeEmpty();
