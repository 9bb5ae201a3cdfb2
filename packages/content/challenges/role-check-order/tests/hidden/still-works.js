const stored = sql("SELECT password FROM staff WHERE id = 'priya'")[0].password;
const email = `${token(8)}@kestrel.example`;
const id = `m-${token(5)}`;
sql('INSERT INTO staff VALUES (?, ?, ?, ?, ?)', id, 'Ola Berg', 'manager', email, stored);
const deputy = await signIn(email, 'chalk-and-rope-7');
expect((await deputy.get('/payroll/export.csv')).body, 'a new manager should get the export').toContain('XX41 0077 2210 9043');
expect((await deputy.get('/payroll')).body, 'a new manager should see the payroll').toContain('XX41 0077 2210 9043');
await deputy.post('/refunds/4/approve');
expect(sql('SELECT approved_by FROM refunds WHERE id = 4')[0].approved_by, 'a new manager should be able to approve').toBe(id);
// A refund of today, requested by the desk and by the manager.
const jonah = await signIn('jonah@kestrel.example');
for (const who of [jonah, deputy]) {
  const member = `Member ${token(5)}`;
  expect((await who.post('/refunds', { member, amount: '12.40' })).body, 'everybody at work should be able to request a refund').toContain(member);
  const [refund] = sql('SELECT id FROM refunds WHERE member = ?', member);
  const list = await deputy.post(`/refunds/${refund.id}/approve`);
  expect(list.status, 'after an approval, the manager should be back at the list').toBe(200);
  expect(sql('SELECT status, approved_by FROM refunds WHERE id = ?', refund.id)[0], 'a refund of today should be paid').toEqual({ status: 'paid', approved_by: id });
}
// The desk becomes a manager while signed in.
sql("UPDATE staff SET role = 'manager' WHERE id = 'jonah'");
expect((await jonah.get('/payroll/export.csv')).body, 'somebody who was made a manager should get the export').toContain('XX29 0090 1157 6642');
// A wrong password, and an address that nobody has.
const answers = [];
for (const name of [email, 'nobody@kestrel.example']) {
  const reply = await client().post('/login', { email: name, password: 'chalk-and-rope-8' });
  expect(reply.of('session'), 'a wrong password should open nothing').toBeEmpty();
  answers.push(reply.body);
}
expect(answers[0], 'the answer should not tell who works here').toBe(answers[1]);
expect(events('log').filter(({ text }) => accounts.some(({ password }) => text.includes(password))), 'a password was printed').toBeEmpty();
