const livia = await signIn('livia@berg.example');
const word = token(5);
// The options that the app gives its programs, seen in honest use.
await livia.post('/pictures/1/thumbnail', { size: '80x60', effect: '' });
await livia.get('/pictures/1/info');
const usual = events('exec').flatMap((event) => event.argv.filter((arg) => arg.startsWith('-')));
const inner = token(6);
const names = [
  // For whoever splits a sentence without a shell: a quote ends the argument, and the next word is an option.
  `${word}" -write /srv/app/${inner}.py "`,
  `${word}' -write /srv/app/${inner}.py '`,
  `${word} -write /srv/app/${inner}.py`,
  `${word}\\" -write /srv/app/${inner}.py \\"`,
  `${word}\`env\`.jpg`,
  `${word}"; env; echo ".jpg`,
  `${word}" | base64 config.env | cat - ".jpg`,
  `${word}"\nenv\n".jpg`,
  `${word}' ; env ; '.jpg`,
  `${word}\\";env;\\".jpg`,
  `$(printf ${word}; env).jpg`,
  `\${HOME}$(whoami).jpg`,
];
const before = events('exec').length;
for (const name of shuffle(names)) {
  const added = await livia.post('/pictures', { name, data: token(6) });
  if (/^\/pictures\/\d+$/.test(added.url)) {
    await livia.get(`${added.url}/info`);
    await livia.post(`${added.url}/thumbnail`, { size: '64x64', effect: '' });
  }
}
// Whatever the file is called on the disk, the programs have to be given the one that was written.
const stored = new Set(events('file').filter(({ op }) => op === 'write').map(({ real }) => real));
const isStored = (arg) => stored.has(arg.startsWith('/') ? arg : `/srv/app/${arg.replace(/^\.\//, '')}`);
const astray = events('exec').slice(before).filter(({ program, argv }) => ['convert', 'identify'].includes(program) && !argv.some((arg) => isStored(arg)));
expect(astray.map((event) => event.argv.join(' ')), 'a program was given another file than the one that was stored').toBeEmpty();
const others = events('exec').filter((event) => event.program !== 'convert' && event.program !== 'identify');
expect(others.map((event) => event.argv.join(' ')), 'the name of a file started another program').toBeEmpty();
expect(events('exec').flatMap((event) => event.injected), 'the name of a file became part of a command line').toBeEmpty();
blocked('disclosed', 'the key of the agency was sent to a photographer');
// Each program gets the picture as one argument, and no option but those of the app.
const options = events('exec').filter((event) => event.argv.some((arg) => arg.includes(inner) && !/^(\/srv\/app\/|\.\/)?photos\//.test(arg)) || event.argv.some((arg) => arg.startsWith('-') && !usual.includes(arg)));
expect(options.map((event) => event.argv.join(' ')), 'the name of a file gave a program an argument of its own').toBeEmpty();
