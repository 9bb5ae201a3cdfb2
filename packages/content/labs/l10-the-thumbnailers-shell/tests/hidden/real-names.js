const livia = await signIn('livia@berg.example');
const word = token(4);
const names = [`Fish & chips ${word}.jpg`, `O'Hara's boat (2) ${word}.jpg`, `50% off; last day ${word}.jpg`, `Müller & Söhne, ${word}.jpg`, `-draft- ${word}.jpg`, `Who? Me! [${word}].jpg`];
const shown = (name) => name.replaceAll('&', '&amp;').replaceAll("'", '&#x27;');
for (const name of shuffle(names)) {
  const added = await livia.post('/pictures', { name, data: `Picture ${word}` });
  expect(added.status, `the picture "${name}" should be added`).toBe(200);
  expect(added.body, `the page should show the name "${name}"`).toContain(shown(name));
  expect(/href="\/thumbs\//.test(added.body), `"${name}" should have a thumbnail`).toBe(true);
  const info = await livia.get(`${added.url}/info`);
  expect(info.body, `identify should look at "${name}"`).toContain('3000x2000');
  const [looked] = info.of('exec').filter((event) => event.program === 'identify');
  expect(looked !== undefined && looked.argv.some((arg) => arg.includes('photos/')), `identify should be started for "${name}"`).toBe(true);
  expect(added.of('exec').some((event) => event.program === 'convert'), `convert should make the first thumbnail of "${name}"`).toBe(true);
}
const windows = await livia.post('/pictures', { name: `C:\\Users\\livia\\Pictures\\Quay ${word}.jpg`, data: 'x' });
expect(windows.body, 'of a whole path, only the last part should become the name').toContain(`<h1>Quay ${word}.jpg</h1>`);
