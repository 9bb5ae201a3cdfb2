const odd = ['', '0', 'f'.repeat(63), 'f'.repeat(65), 'f'.repeat(2000), 'é'.repeat(64), 'é'.repeat(32), `${token(5)}=`];
for (const given of shuffle(odd)) {
  const headers = { 'content-type': 'application/json', 'x-signature': given };
  const hook = await request({ method: 'POST', url: '/hooks/payment', headers, body: '{"order":304,"status":"paid"}' });
  expect(hook.status, `a signature of ${given.length} characters should be refused`).toBe(401);
  const ledger = await request({ url: '/ledger.csv', headers: { 'x-ledger-key': given } });
  expect(ledger.status, `a key of ${given.length} characters should be refused`).toBe(401);
}
expect((await request({ url: '/ledger.csv' })).status, 'no key at all should be refused').toBe(401);
expect(events('fault'), 'a signature made the app throw an error').toBeEmpty();
