// Pictures imported from the old system, row by row: nobody has checked their names.
const dmitri = await signIn('dmitri@harborlight.example');
const word = token(6);
const inner = token(6);
const names = shuffle([
  `${word} $(env) quay.jpg`, `${word}";env;".jpg`, `${word}\`whoami\`.jpg`,
  // For whoever splits a sentence without a shell: what follows a quote or a space is an option.
  ...['"', "'", '', '\\"'].map((quote) => `${word}${quote} -write /srv/app/${inner}.py ${quote}`),
]);
for (const [index, name] of names.entries()) {
  const id = 500 + index;
  sql('INSERT INTO pictures (id, name, file, owner) VALUES (?, ?, ?, ?)', id, name, name, 'dmitri-volk');
  await dmitri.get(`/pictures/${id}`);
  await dmitri.get(`/pictures/${id}/info`);
  await dmitri.post(`/pictures/${id}/thumbnail`, { size: `${number(50, 400)}x90`, effect: '-sharpen 0x1' });
}
// A file of the archive whose name has all of them. Whoever leaves out characters looks at another file, or at none.
const [id, file] = [number(600, 900), `Ida's "Wren" & crew, $5 each.jpg`];
sql('INSERT INTO pictures (id, name, file, owner) VALUES (?, ?, ?, ?)', id, file, file, 'dmitri-volk');
const looked = await dmitri.get(`/pictures/${id}/info`);
const made = await dmitri.post(`/pictures/${id}/thumbnail`, { size: '90x60', effect: '' });
for (const [reply, program] of [[looked, 'identify'], [made, 'convert']]) {
  const runs = reply.of('exec').filter((event) => event.program === program);
  expect(runs.some((event) => event.argv.some((arg) => arg.endsWith(`photos/${file}`))), `${program} should be given the picture of the archive, by its whole name`).toBe(true);
}
const others = events('exec').filter((event) => event.program !== 'convert' && event.program !== 'identify');
expect(others.map((event) => event.argv.join(' ')), 'a name from the database started another program').toBeEmpty();
// Whatever is in a name, it is a part of one argument: the picture.
const apart = events('exec').filter((event) => event.argv.some((arg) => arg.includes(inner) && !/^(\/srv\/app\/|\.\/)?photos\//.test(arg)));
expect(apart.map((event) => event.argv.join(' ')), 'a name from the database gave a program an argument of its own').toBeEmpty();
blocked('disclosed', 'the key of the agency was sent to an editor');
