const jonah = await signIn('jonah@kestrel.example');
await jonah.get('/payroll/export.csv');
blocked('disclosed', 'the front desk was sent the bank accounts of everybody');
