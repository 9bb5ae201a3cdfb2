// Pictures imported from the old system, row by row: nobody has checked their names.
const dmitri = await signIn('dmitri@harbourlight.example');
const word = token(6);
const names = shuffle([`${word} $(env) quay.jpg`, `${word}";env;".jpg`, `${word}\`whoami\`.jpg`]);
for (const [index, name] of names.entries()) {
  const id = 500 + index;
  sql('INSERT INTO pictures (id, name, file, owner) VALUES (?, ?, ?, ?)', id, name, name, 'dmitri-volk');
  await dmitri.get(`/pictures/${id}`);
  await dmitri.get(`/pictures/${id}/info`);
  await dmitri.post(`/pictures/${id}/thumbnail`, { size: `${number(50, 400)}x90`, effect: '-sharpen 0x1' });
}
const others = events('exec').filter((event) => event.program !== 'convert' && event.program !== 'identify');
expect(others.map((event) => event.argv.join(' ')), 'a name from the database started another program').toBeEmpty();
blocked('disclosed', 'the key of the agency was sent to an editor');
