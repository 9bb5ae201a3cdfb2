// Large and small, asked for by Jonah and by somebody else.
const ids = [77, 78, 79, 2, 3, 4];
for (const [id, cents] of [[77, number(1000, 90000)], [78, 1], [79, number(10, 400)]]) sql("INSERT INTO refunds (id, member, cents, asked_by, status) VALUES (?, ?, ?, ?, 'open')", id, `Member ${token(4)}`, cents, id === 78 ? 'teresa' : 'jonah');
const before = sql('SELECT * FROM refunds ORDER BY id');
const jonah = await signIn('jonah@kestrel.example');
const ways = ['/refunds/ID/approve', '/refunds/ID/approve/', '/REFUNDS/ID/Approve', '/refunds/ID/approve?role=manager', '/refunds/0ID/approve', '/refunds/ID.0/approve', '/refunds/%20ID/approve', '/refunds/ID%20/approve', '/refunds/+ID/approve', '/refunds/IDe0/approve'];
const replies = [];
for (const id of shuffle(ids)) {
  for (const way of ways) replies.push(await jonah.post(way.replace('ID', id), {}, { follow: false }));
  // A request without a body, from another page, and as JSON.
  const url = `/refunds/${id}/approve`;
  replies.push(await jonah.request({ method: 'POST', url, follow: false }));
  for (const method of ['GET', 'PUT', 'PATCH', 'DELETE', 'HEAD']) replies.push(await jonah.request({ method, url, follow: false }));
  replies.push(await jonah.request({ method: 'POST', url, json: { role: 'manager' }, follow: false }));
  replies.push(await jonah.request({ method: 'POST', url, form: { role: 'manager' }, headers: { referer: 'https://app.test/refunds' }, follow: false }));
}
expect(sql('SELECT * FROM refunds ORDER BY id'), 'a refused request had already changed the database').toEqual(before);
// Paid and taken back is paid: the money is on its way.
const isWrite = ({ sql: statement }) => /^\s*(update|insert|delete|replace)\b[^]*\brefunds\b/i.test(statement);
expect(replies.flatMap((reply) => reply.of('sql')).filter(isWrite), 'a refused request wrote to the refunds').toBeEmpty();
