const jonah = await signIn('jonah@kestrel.example');
await jonah.get('/payroll/export.csv');
blocked('disclosed', "the front desk was sent everybody's bank accounts");
