const stored = sql("SELECT password FROM staff WHERE id = 'jonah'")[0].password;
async function hire(role) {
  const email = `${token(8)}@kestrel.example`;
  sql('INSERT INTO staff VALUES (?, ?, ?, ?, ?)', `s-${token(7)}`, 'Sam Okoro', role, email, stored);
  return signIn(email, 'blue-carabiner-3');
}
const roles = ['trainee', 'route setter', 'trainer', 'front desk', 'Manager of nothing', 'assistant manager', 'manager in training', `manager${token(2)}`, token(6)];
const staff = [];
for (const role of roles) staff.push(await hire(role));
// Somebody who was a manager, used both doors, and is none any more. And a manager who is at work meanwhile.
const former = await hire('manager');
for (const url of ['/payroll', '/payroll/export.csv']) await former.get(url);
await former.post('/refunds/1/approve');
sql("UPDATE staff SET role = 'trainer' WHERE role = 'manager' AND id <> 'priya'");
const priya = await signIn('priya@kestrel.example');
for (const url of ['/payroll', '/payroll/export.csv']) await priya.get(url);
await priya.post('/refunds/1/approve');
const jonah = await signIn('jonah@kestrel.example');
const exports = ['/payroll/export.csv', '/payroll', '/payroll/', '/payroll/Export.csv', '/PAYROLL/export.csv?x=1', '/payroll/export.csv/', '/payroll/export.csv?export.csv', '/Payroll/EXPORT.CSV/?role=manager'];
for (const who of shuffle([...staff, former, jonah, client()])) {
  for (const url of exports) await who.get(url, { follow: false });
  await who.get(exports[0], { headers: { referer: 'https://app.test/payroll', 'x-requested-with': 'XMLHttpRequest' }, follow: false });
  for (const method of ['POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS']) await who.request({ method, url: exports[0], follow: false });
  await who.post(`/refunds/${pick([2, 3, 4])}/approve`, {}, { follow: false });
}
blocked('disclosed', 'somebody who is not a manager was sent the payroll');
// What they may not read must not change what they see, in whatever spelling it would be written.
sql("INSERT INTO staff VALUES ('new', ?, 'trainer', 'new@kestrel.example', '-')", `Kim ${token(6)}`);
for (const who of [pick(staff), former, jonah]) {
  const before = await who.get('/payroll/export.csv');
  sql("UPDATE payslips SET iban = ?, cents = ?, month = ? WHERE staff_id <> 'jonah'", `XX${number(10, 99)} ${token(12)}`, number(100000, 400000), token(5));
  sql("INSERT INTO payslips (staff_id, month, iban, cents) VALUES ('new', 'March', ?, ?)", `XX${number(10, 99)} ${token(12)}`, number(100000, 400000));
  const after = await who.get('/payroll/export.csv');
  expect(after.body, 'the payroll could be told from the answer').toBe(before.body);
}
blocked('disclosed', 'somebody who is not a manager was sent the payroll');
expect(sql("SELECT id FROM refunds WHERE status = 'paid' AND approved_by <> 'priya'"), 'somebody who is not a manager approved a refund').toBeEmpty();
