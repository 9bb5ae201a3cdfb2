const livia = await signIn('livia@berg.example');
const word = token(4);
const names = [`Fish & chips ${word}.jpg`, `O'Hara's boat (2) ${word}.jpg`, `50% off; last day ${word}.jpg`, `Müller & Söhne, ${word}.jpg`, `-draft- ${word}.jpg`, `Who? Me! [${word}].jpg`];
const shown = (name) => name.replaceAll('&', '&amp;').replaceAll("'", '&#x27;');
// Whatever the file is called, the programs have to be given the one that was written.
const isStored = (arg) => events('file').some(({ op, real }) => op === 'write' && real.includes('/photos/') && real === (arg.startsWith('/') ? arg : `/srv/app/${arg.replace(/^\.\//, '')}`));
for (const name of shuffle(names)) {
  const added = await livia.post('/pictures', { name, data: `Picture ${word}` });
  expect(added.status, `the picture "${name}" should be added`).toBe(200);
  expect(added.body, `the page should show the name "${name}"`).toContain(shown(name));
  expect(/href="\/thumbs\//.test(added.body), `"${name}" should have a thumbnail`).toBe(true);
  const info = await livia.get(`${added.url}/info`);
  expect(info.body, `identify should look at "${name}"`).toContain('3000x2000');
  const [looked] = info.of('exec').filter((event) => event.program === 'identify');
  const [first] = added.of('exec').filter((event) => event.program === 'convert');
  for (const [run, program] of [[looked, 'identify'], [first, 'convert']]) {
    expect(run !== undefined && run.argv.some((arg) => isStored(arg)), `${program} should be given the file in which "${name}" was stored`).toBe(true);
  }
}
// All of them were added in one moment by one person.
const files = events('file').filter(
  ({ op, real }) => op === 'write' && real.includes('/photos/'),
);
expect(
  new Set(files.map(({ real }) => real)).size,
  'each picture should have a file of its own',
).toBe(names.length);
const windows = await livia.post('/pictures', { name: `C:\\Users\\livia\\Pictures\\Quay ${word}.jpg`, data: 'x' });
expect(windows.body, 'of a whole path, only the last part should become the name').toContain(`<h1>Quay ${word}.jpg</h1>`);
// A wrong password, and an address that nobody has.
const answers = [];
for (const email of ['livia@berg.example', 'nobody@berg.example']) {
  const reply = await client().post('/login', { email, password: 'tide-table-0' });
  expect(reply.of('session'), 'a wrong password should open nothing').toBeEmpty();
  answers.push(reply.body);
}
expect(answers[0], 'the answer should not tell who works here').toBe(answers[1]);
expect(events('log').filter(({ text }) => accounts.some(({ password }) => text.includes(password))), 'a password was printed').toBeEmpty();
