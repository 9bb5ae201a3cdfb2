const rhea = await victim('rhea@tanner.example');
const mark = token(6);
await rhea.visit('/');
const page = await rhea.submit('#greet', { html: `<p>For <strong>${mark}</strong> and the rest of us</p>` });
expect(page.all('strong').map((found) => found.text), 'a greeting should keep its bold words').toContain(mark);
const kofi = await victim('kofi@kestrel.example');
expect((await kofi.visit('/studio')).all('strong').map((found) => found.text), 'the presenter should see it the same way').toContain(mark);
// Greetings come from listeners, and nobody becomes one without a password.
const count = () => sql('SELECT count(*) AS many FROM greetings')[0].many;
const before = count();
const guest = client();
const sent = await guest.post(
  '/greetings',
  { html: `<p>${mark}</p>` },
  { follow: false },
);
expect(
  sent.header('location'),
  'without a session, the sign-in page should be shown',
).toBe('/login');
expect(count(), 'a greeting of nobody should not be stored').toBe(before);
const wrong = await guest.post('/login', {
  email: 'rhea@tanner.example',
  password: 'corner-desk-09',
});
expect(wrong.of('session'), 'a wrong password should open nothing').toBeEmpty();
expect(
  (await rhea.visit('/studio')).find('#count'),
  'the studio is for the presenter',
).toBe(null);
const nobody = await guest.post('/login', {
  email: 'nobody@tanner.example',
  password: 'corner-desk-90',
});
expect(
  nobody.body.replace(/nonce="[^"]*"/g, ''),
  'the answer should not tell who is a listener',
).toBe(wrong.body.replace(/nonce="[^"]*"/g, ''));
expect(
  events('log').filter(({ text }) => text.includes('corner-desk')),
  'a password should be in no log',
).toBeEmpty();
const member = await signIn('rhea@tanner.example');
await member.post('/greetings', { html: 'long '.repeat(400) });
expect(
  sql('SELECT max(length(html)) AS most FROM greetings')[0].most,
  'a greeting should have 1,000 characters at most',
).toBe(1000);
sql("UPDATE people SET name = 'Rhea <Tanner> & Co' WHERE id = 'rhea'");
expect(
  (await kofi.visit('/')).text,
  'a name should be shown as it is',
).toContain('Rhea <Tanner> & Co');
