// Monday morning in a large office: thirty people, one address. Six of them mistype, one writes an e-mail address that does not exist,
// and one needs three attempts.
const address = `198.51.100.${number(100, 200)}`;
const headers = { 'x-lab-address': address };
const people = Array.from({ length: 30 }, () => `${token(7)}@new.example`);
for (const email of people) sql("INSERT INTO customers SELECT ?, ?, ?, password, 'XX00' FROM customers WHERE id = 'edda'", `new-${token(8)}`, `Person ${token(4)}`, email);
const clumsy = shuffle(people).slice(0, 6);
for (const email of shuffle(people)) {
  const browser = client();
  const tries = clumsy[0] === email ? 3 : clumsy.includes(email) ? 1 : 0;
  for (let wrong = 0; wrong < tries; wrong++) await browser.post('/login', { email, password: 'harbor-stamp-39' }, { headers });
  if (clumsy[1] === email) await browser.post('/login', { email: `x${email}`, password: 'harbor-stamp-38' }, { headers });
  const page = await browser.post('/login', { email, password: 'harbor-stamp-38' }, { headers });
  expect(page.status, 'everybody in the office should get in').toBe(200);
  clock.advance(number(20, 70) * 1000);
}
// In the afternoon, other people mistype.
clock.advance(number(3, 4) * 3_600_000);
const later = shuffle(people.filter((email) => !clumsy.includes(email)));
for (const email of later.slice(0, 6)) {
  await client().post('/login', { email, password: 'harbor-stamp-39' }, { headers });
  clock.advance(number(20, 70) * 1000);
}
expect(events('session').length, 'thirty people should be signed in').toBe(30);
expect(events('mail').map(({ subject }) => subject), 'nobody should be alerted on an ordinary day').toBeEmpty();
