clock.advance(number(1, 30) * 3_600_000);
const title = `Song ${token(5)}`;
sql('INSERT INTO songs (title, artist) VALUES (?, ?)', title, 'Nobody Yet');
// A name is text, whatever is in it.
sql("UPDATE people SET name = 'Rhea <i id=\"odd\">Tanner' WHERE id = 'rhea'");
const people = [await victim(), await victim('rhea@tanner.example'), await victim('kofi@kestrel.example')];
for (const person of shuffle([people[1], people[2]]).concat(people[0])) {
  for (const path of ['/', '/login']) {
    const page = await person.visit(path);
    expect(page.find('#now').text, 'the song on air should be shown on every page').toBe(`${title}, Nobody Yet`);
    expect(page.all('#odd'), 'a name should be shown as text').toBeEmpty();
    expect(page.of('csp').filter((event) => event.enforced), 'the policy should block nothing of the page itself').toBeEmpty();
  }
}
const failed = await people[0].submit('form.sheet', { email: 'rhea@tanner.example', password: token(6) });
expect(failed.find('#now').text, 'the song should be shown after a wrong password, too').toBe(`${title}, Nobody Yet`);
const unknown = await people[0].submit('form.sheet', { email: `${token(6)}@tanner.example`, password: 'corner-desk-90' });
expect(unknown.find('form.sheet').text, 'an unknown address should get the answer of a wrong password').toBe(failed.find('form.sheet').text);
expect(people[0].user(), 'a wrong password should open nothing').toBe('');
// The studio is for presenters, and who sends a greeting in is known.
for (const person of people.slice(0, 2)) expect((await person.visit('/studio')).all('#count'), 'only presenters should see the studio').toBeEmpty();
const refused = await client().post('/greetings', { html: '<p>From nobody</p>' });
expect(refused.status < 500, 'somebody who is not signed in should be refused, not run into an error').toBe(true);
expect(sql('SELECT html FROM greetings').length, 'somebody who is not signed in sent a greeting').toBe(2);
const studio = await people[2].visit('/studio');
expect(studio.find('#count').text, 'the studio should count the greetings').toBe('2 greetings to read out');
expect(studio.find('#now').text, 'the studio should show the song on air').toBe(`${title}, Nobody Yet`);
await (await signIn('rhea@tanner.example')).post('/greetings', { html: 'x'.repeat(1200) });
expect(sql('SELECT html FROM greetings').filter(({ html }) => html.length > 1000), 'a greeting should end after 1000 characters').toBeEmpty();
expect(events('log').filter(({ text }) => accounts.some(({ password }) => text.includes(password))), 'a password was printed').toBeEmpty();
