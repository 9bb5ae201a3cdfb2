const target = `/srv/app/${token(6)}.py`;
// Options of ImageMagick that are on no list: a list of forbidden ones never has them all.
const option = pick(['-set', '-define', '-layers', '-authenticate', '-profile', '-negate']);
const effects = [
  `${option} x:y`,
  `-colorspace Gray ${option} x:y`,
  `-sepia-tone 80% ${option}`,
  `+${token(5)}`,
  `-${token(6)}`,
  `config.env`,
  `-sharpen 9x9`,
  // Words that are on the list, and together are not.
  `-sharpen`,
  `Gray`,
  `-colorspace 80%`,
  `80% -sharpen`,
  `@config.env`,
  `-write ${target}`,
  `-colorspace Gray -write ${target}`,
  `-write\t${target}`,
  `; env #`,
  `$(env)`,
  `-sharpen 0x1 | env`,
  `-comment @config.env`,
];
const [livia, dmitri] = [await signIn('livia@berg.example'), await signIn('dmitri@harborlight.example')];
// What convert is given besides the picture, the size and the file that it writes.
const shapeOf = ({ argv }) => argv.slice(1).filter((arg) => arg !== '120x90' && !/^(\/srv\/app\/)?(\.\/)?(photos|thumbs)\//.test(arg)).join('\n');
for (const effect of ['', '-colorspace Gray', '-sepia-tone 80%', '-sharpen 0x1']) await livia.post('/pictures/2/thumbnail', { size: '120x90', effect });
const known = events('exec').map(shapeOf);
for (const browser of [livia, dmitri]) for (const effect of shuffle(effects)) await browser.post(`/pictures/${number(1, 2)}/thumbnail`, { size: '120x90', effect });
const runs = events('exec');
const others = runs.filter((event) => event.program !== 'convert' && event.program !== 'identify');
expect(others.map((event) => event.argv.join(' ')), 'an effect started another program').toBeEmpty();
const strange = runs.filter((event) => !known.includes(shapeOf(event)));
expect(strange.map((event) => event.argv.join(' ')), 'the request gave convert an option of its own').toBeEmpty();
