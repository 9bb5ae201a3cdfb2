const priya = await signIn('priya@kestrel.example');
const payroll = await priya.get('/payroll');
expect(payroll.body, 'the manager should see the payroll').toContain('XX83 0021 4490 7718');
const file = await priya.get('/payroll/export.csv');
expect(file.header('content-type'), 'the export should be a CSV file').toContain('text/csv');
expect(file.body, 'the export should hold the payroll').toContain('XX29 0090 1157 6642');
await priya.post('/refunds/2/approve');
expect(sql('SELECT status, approved_by FROM refunds WHERE id = 2')[0], 'an approved refund should be paid').toEqual({ status: 'paid', approved_by: 'priya' });
