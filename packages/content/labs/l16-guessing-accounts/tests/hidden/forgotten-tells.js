const [{ email }] = shuffle(sql('SELECT email FROM clients'));
const stranger = `${token(7)}@mailhaus.example`;
const ask = (who) => client().post('/forgot', { email: who }, { follow: false });
const plain = (reply, who) => [reply.body, ...reply.headers.map((pair) => pair.join(': ')).sort()].join('\n').replaceAll(who, '').replace(/[\w-]{12,}/g, 'x').replace(/\d+/g, '0');
// Asked again and again: an answer that changes must change for everybody.
for (let round = 1; round <= 12; round++) {
  const known = await ask(email);
  const unknown = await ask(stranger);
  expect(known.status, 'the status reveals who is a client').toBe(unknown.status);
  expect(known.header('location'), 'the redirect reveals who is a client').toBe(unknown.header('location'));
  expect(plain(known, email), 'the words reveal who is a client').toBe(plain(unknown, stranger));
  expect(known.elapsedMs, 'the time reveals who is a client').toBe(unknown.elapsedMs);
  clock.advance(number(1, 90) * 1000);
}
