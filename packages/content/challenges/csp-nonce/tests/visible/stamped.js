// Rhea sends a script in. Kofi opens the studio.
const mark = token(8);
const rhea = await signIn('rhea@tanner.example');
await rhea.post('/greetings', { html: `<p>Good morning!</p><script>alert("${mark}")</script>` });
const kofi = await victim('kofi@kestrel.example');
await kofi.visit('/studio');
await kofi.visit('/');
expect(ran(mark), 'the greeting ran as a script').toBe(false);
