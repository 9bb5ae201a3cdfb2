// A semicolon ends the command. What follows is the next one, and # turns the rest into a comment.
const livia = await signIn('livia@berg.example');
await livia.post('/pictures/1/thumbnail', { size: '200x150 /dev/null; cat config.env #', effect: '' });
blocked('disclosed', 'the size was run as a command, and the page shows the key of the agency');
const others = events('exec').filter((event) => event.program !== 'convert' && event.program !== 'identify');
expect(others.map((event) => event.argv.join(' ')), 'the size started another program').toBeEmpty();
