const jonah = await signIn('jonah@kestrel.example');
const list = await jonah.post('/refunds', { member: 'Ida Krog', amount: '17.50' });
expect(list.status, 'the front desk should be able to request a refund').toBe(200);
expect(list.body, 'the new refund should be in the list').toContain('Ida Krog');
const payroll = await jonah.get('/payroll');
expect(payroll.status, 'the payroll page should be closed to the front desk').toBe(403);
