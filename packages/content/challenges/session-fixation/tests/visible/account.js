const ada = client();
const wrong = await ada.post('/login', { email: 'ada@moreau.example', password: 'no' });
expect(wrong.status, 'a wrong password should be refused').toBe(401);
const account = await ada.post('/login', { email: 'ada@moreau.example', password: 'amber-hinge-31' });
expect(account.body, 'Ada should see her address').toContain('4 Ropewalk');
expect((await ada.get('/')).body, 'Ada should stay signed in').toContain('Ada Moreau');
await ada.post('/logout');
expect((await ada.get('/account')).body, 'after signing out, the account should be closed').not.toContain('4 Ropewalk');
