// What the app prints when it starts.
const printed = events('log').map(({ text }) => text).join('\n');
expect(
  /whsec-oolong|ledger-4f81/.test(printed),
  'a secret was printed when the app started',
).toBe(false);
const odd = ['', '0', 'f'.repeat(63), 'f'.repeat(65), 'f'.repeat(2000), 'é'.repeat(64), 'é'.repeat(32), 'é'.repeat(24), 'é'.repeat(12), `${token(5)}=`];
for (const given of shuffle(odd)) {
  const headers = { 'content-type': 'application/json', 'x-signature': given };
  const hook = await request({ method: 'POST', url: '/hooks/payment', headers, body: '{"order":304,"status":"paid"}' });
  expect(hook.status, `a signature of ${given.length} characters should be refused`).toBe(401);
  const ledger = await request({ url: '/ledger.csv', headers: { 'x-ledger-key': given } });
  expect(ledger.status, `a key of ${given.length} characters should be refused`).toBe(401);
}
// The beginning of the right value, and the right value with something after it.
const body = '{"order":304,"status":"paid"}';
const pairs = [[crypto.createHmac('sha256', 'whsec-oolong-7731-bergamot').update(body).digest('hex'), (given) => request({ method: 'POST', url: '/hooks/payment', headers: { 'content-type': 'application/json', 'x-signature': given }, body })], ['ledger-4f81-jasmine-0c2e', (given) => request({ url: '/ledger.csv', headers: { 'x-ledger-key': given } })]];
for (const [right, send] of pairs) {
  for (const given of [1, 2, 8, 12, 16, right.length / 2, right.length - 2].map((length) => right.slice(0, length)).concat(`${right}00`, `${right}${right}`)) expect((await send(given)).status, 'a part of the right value, or more than it, should be refused').toBe(401);
}
// The same characters in another order, the other secret, the signature of
// nothing, and letters that become right when only one byte of them is kept.
const [[signature, hook], [key, ledger]] = pairs;
const nothing = crypto.createHmac('sha256', 'whsec-oolong-7731-bergamot')
  .update('').digest('hex');
const wide = (text) => [...text]
  .map((letter) => String.fromCharCode(letter.charCodeAt(0) + 256)).join('');
const back = (text) => [...text].reverse().join('');
for (const given of [back(signature), wide(signature), key, nothing]) {
  const { status } = await hook(given);
  expect(status, 'another text is no signature').toBe(401);
}
const secret = 'whsec-oolong-7731-bergamot';
for (const given of [back(key), wide(key), signature, secret]) {
  const { status } = await ledger(given);
  expect(status, 'another text is no key').toBe(401);
}
expect((await request({ url: '/ledger.csv' })).status, 'no key at all should be refused').toBe(401);
expect(events('fault'), 'a signature made the app throw an error').toBeEmpty();
