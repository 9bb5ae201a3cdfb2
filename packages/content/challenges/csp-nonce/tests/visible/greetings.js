const rhea = await victim('rhea@tanner.example');
const mark = token(6);
await rhea.visit('/');
const page = await rhea.submit('#greet', { html: `<p>For <strong>${mark}</strong> and the rest of us</p>` });
expect(page.all('strong').map((found) => found.text), 'a greeting should keep its bold words').toContain(mark);
const kofi = await victim('kofi@kestrel.example');
expect((await kofi.visit('/studio')).all('strong').map((found) => found.text), 'the presenter should see it the same way').toContain(mark);
