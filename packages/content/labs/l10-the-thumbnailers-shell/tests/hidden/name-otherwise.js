const livia = await signIn('livia@berg.example');
const word = token(5);
const names = [
  `${word}\`env\`.jpg`,
  `${word}"; env; echo ".jpg`,
  `${word}" | base64 config.env | cat - ".jpg`,
  `${word}"\nenv\n".jpg`,
  `${word}' ; env ; '.jpg`,
  `${word}\\";env;\\".jpg`,
  `$(printf ${word}; env).jpg`,
  `\${HOME}$(whoami).jpg`,
];
for (const name of shuffle(names)) {
  const added = await livia.post('/pictures', { name, data: token(6) });
  if (/^\/pictures\/\d+$/.test(added.url)) {
    await livia.get(`${added.url}/info`);
    await livia.post(`${added.url}/thumbnail`, { size: '64x64', effect: '' });
  }
}
const others = events('exec').filter((event) => event.program !== 'convert' && event.program !== 'identify');
expect(others.map((event) => event.argv.join(' ')), 'the name of a file started another program').toBeEmpty();
expect(events('exec').flatMap((event) => event.injected), 'the name of a file became part of a command line').toBeEmpty();
blocked('disclosed', 'the key of the agency was sent to a photographer');
