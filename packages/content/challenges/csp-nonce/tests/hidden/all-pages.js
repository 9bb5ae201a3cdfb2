clock.advance(number(1, 30) * 3_600_000);
const title = `Song ${token(5)}`;
sql('INSERT INTO songs (title, artist) VALUES (?, ?)', title, 'Nobody Yet');
const people = [await victim(), await victim('rhea@tanner.example'), await victim('kofi@kestrel.example')];
for (const person of shuffle([people[1], people[2]]).concat(people[0])) {
  for (const path of ['/', '/login']) {
    const page = await person.visit(path);
    expect(page.find('#now').text, 'the song on air should be shown on every page').toBe(`${title}, Nobody Yet`);
    expect(page.of('csp').filter((event) => event.enforced), 'the policy should block nothing of the page itself').toBeEmpty();
  }
}
const failed = await people[0].submit('form.sheet', { email: 'rhea@tanner.example', password: token(6) });
expect(failed.find('#now').text, 'the song should be shown after a wrong password, too').toBe(`${title}, Nobody Yet`);
const studio = await people[2].visit('/studio');
expect(studio.find('#count').text, 'the studio should count the greetings').toBe('2 greetings to read out');
expect(studio.find('#now').text, 'the studio should show the song on air').toBe(`${title}, Nobody Yet`);
