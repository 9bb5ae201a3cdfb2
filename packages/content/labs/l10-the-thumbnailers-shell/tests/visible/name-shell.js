// $(…) is replaced by what a command prints, inside double quotes too.
const livia = await signIn('livia@berg.example');
const added = await livia.post('/pictures', { name: 'pier $(id).jpg', data: 'Planks' });
await livia.get(`${added.url}/info`);
const others = events('exec').filter((event) => event.program !== 'convert' && event.program !== 'identify');
expect(others.map((event) => event.argv.join(' ')), 'the name of a file started another program').toBeEmpty();
