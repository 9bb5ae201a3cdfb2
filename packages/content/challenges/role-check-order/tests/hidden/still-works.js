const stored = sql("SELECT password FROM staff WHERE id = 'priya'")[0].password;
const email = `${token(8)}@kestrel.example`;
sql('INSERT INTO staff VALUES (?, ?, ?, ?, ?)', 'deputy', 'Ola Berg', 'manager', email, stored);
const deputy = await signIn(email, 'chalk-and-rope-7');
expect((await deputy.get('/payroll/export.csv')).body, 'a new manager should get the export').toContain('XX41 0077 2210 9043');
await deputy.post('/refunds/4/approve');
expect(sql('SELECT approved_by FROM refunds WHERE id = 4')[0].approved_by, 'a new manager should be able to approve').toBe('deputy');
