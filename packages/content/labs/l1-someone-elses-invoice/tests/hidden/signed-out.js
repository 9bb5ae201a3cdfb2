const guest = client();
for (const id of shuffle([2041, 2042, 2043, 2044, 2045, 2046])) {
  await guest.get(`/invoices/${id}`);
  await guest.get(`/invoices/${id}/pdf`);
}
for (const id of [1, 2, 3, 4, 5]) await guest.get(`/export.csv?client=${id}`);
blocked('disclosed', 'somebody who is not signed in was sent an invoice');
// A wrong password, and an address that nobody has.
const answers = [];
for (const email of ['ada@moreau.example', 'nobody@moreau.example']) {
  const reply = await guest.post('/login', { email, password: 'harbour-lamp-91' });
  expect(reply.of('session'), 'a wrong password should open nothing').toBeEmpty();
  answers.push(reply.body);
}
expect(answers[0], 'the answer should not tell who is a customer').toBe(answers[1]);
const ada = await signIn('ada@moreau.example');
await ada.post('/logout');
const after = await ada.get('/invoices', { follow: false });
expect(after.status, 'Ada should be able to sign out').not.toBe(200);
expect(events('log').filter(({ text }) => accounts.some(({ password }) => text.includes(password))), 'a password was printed').toBeEmpty();
