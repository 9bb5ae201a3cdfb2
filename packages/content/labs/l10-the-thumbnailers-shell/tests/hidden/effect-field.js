const livia = await signIn('livia@berg.example');
const target = `/srv/app/${token(6)}.py`;
const effects = [
  `-write ${target}`,
  `-colorspace Gray -write ${target}`,
  `-write\t${target}`,
  `; env #`,
  `$(env)`,
  `-sharpen 0x1 | env`,
  `-comment @config.env`,
];
for (const effect of shuffle(effects)) await livia.post('/pictures/1/thumbnail', { size: '120x90', effect });
const runs = events('exec');
const others = runs.filter((event) => event.program !== 'convert' && event.program !== 'identify');
expect(others.map((event) => event.argv.join(' ')), 'an effect started another program').toBeEmpty();
const options = runs.filter((event) => event.argv.some((arg) => arg.startsWith('-write') || arg.startsWith('-comment')));
expect(options.map((event) => event.argv.join(' ')), 'the request gave convert an option of its own').toBeEmpty();
