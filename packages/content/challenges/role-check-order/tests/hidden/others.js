const stored = sql("SELECT password FROM staff WHERE id = 'jonah'")[0].password;
const email = `${token(8)}@kestrel.example`;
sql('INSERT INTO staff VALUES (?, ?, ?, ?, ?)', `s-${token(5)}`, 'Sam Okoro', pick(['trainee', 'route setter', 'Manager of nothing']), email, stored);
const trainee = await signIn(email, 'blue-carabiner-3');
for (const who of shuffle([trainee, client()])) {
  for (const url of ['/payroll/export.csv', '/payroll', '/payroll/', '/payroll/Export.csv', '/PAYROLL/export.csv?x=1']) await who.get(url);
  await who.post(`/refunds/${pick([2, 3, 4])}/approve`);
}
blocked('disclosed', 'somebody who is not a manager was sent the payroll');
expect(sql("SELECT id FROM refunds WHERE status = 'paid' AND approved_by <> 'priya'"), 'somebody who is not a manager approved a refund').toBeEmpty();
