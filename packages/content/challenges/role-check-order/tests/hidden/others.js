const stored = sql("SELECT password FROM staff WHERE id = 'jonah'")[0].password;
const email = `${token(8)}@kestrel.example`;
sql('INSERT INTO staff VALUES (?, ?, ?, ?, ?)', `s-${token(5)}`, 'Sam Okoro', pick(['trainee', 'route setter', 'Manager of nothing']), email, stored);
const trainee = await signIn(email, 'blue-carabiner-3');
for (const who of shuffle([trainee, client()])) {
  for (const url of ['/payroll/export.csv', '/payroll', '/payroll/', '/payroll/Export.csv', '/PAYROLL/export.csv?x=1']) await who.get(url);
  await who.post(`/refunds/${pick([2, 3, 4])}/approve`);
}
// What they may not read must not change what they see, in whatever spelling it would be written.
const jonah = await signIn('jonah@kestrel.example');
for (const who of [trainee, jonah]) {
  const before = await who.get('/payroll/export.csv');
  sql("UPDATE payslips SET iban = ?, cents = ? WHERE staff_id <> 'jonah'", `XX${number(10, 99)} ${token(12)}`, number(100000, 400000));
  const after = await who.get('/payroll/export.csv');
  expect(after.body, 'the payroll could be told from the answer').toBe(before.body);
}
blocked('disclosed', 'somebody who is not a manager was sent the payroll');
expect(sql("SELECT id FROM refunds WHERE status = 'paid' AND approved_by <> 'priya'"), 'somebody who is not a manager approved a refund').toBeEmpty();
