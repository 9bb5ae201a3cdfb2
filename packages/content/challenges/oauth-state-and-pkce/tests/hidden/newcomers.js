// Two people who joined today connect their drives at the same time, one of
// them twice. At Coldstore they have other names and addresses.
const decode = (value) =>
  value
    .replaceAll('&amp;', '&')
    .replaceAll('&#39;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>');
const fieldsOf = (reply) =>
  Object.fromEntries(
    [...reply.body.matchAll(/type="hidden" name="(\w+)" value="([^"]*)"/g)].map(
      (found) => [found[1], decode(found[2])],
    ),
  );
async function join(like, password) {
  const id = `new-${token(6)}`;
  const email = `${token(8)}@new.example`;
  const drive = `drive-${token(8)}`;
  const address = `${token(8)}@private.example`;
  const file = `Draft ${token(8)}`;
  sql(
    'INSERT INTO people SELECT ?, ?, ?, password FROM people WHERE id = ?',
    id,
    `Noor ${token(5)}`,
    email,
    like,
  );
  sql(
    'INSERT INTO drives SELECT ?, ?, password FROM drives WHERE id = ?',
    drive,
    address,
    like,
  );
  sql(
    'INSERT INTO files (drive_id, name, text) VALUES (?, ?, ?)',
    drive,
    "O'Hara & sons.txt",
    file,
  );
  sql(
    'INSERT INTO receipts (person_id, text) VALUES (?, ?)',
    id,
    `Glue, ${token(6)}`,
  );
  return {
    id,
    drive,
    address,
    password,
    file,
    browser: await signIn(email, password),
  };
}
const people = shuffle([
  await join('tamsin', 'willow-lathe-26'),
  await join('gil', 'grey-anvil-61'),
]);
const answers = [];
for (const next of shuffle(['/files', '/receipts'])) {
  for (const person of people) {
    person.fields = fieldsOf(await person.browser.get(`/connect?next=${next}`));
    expect(person.fields.scope, 'no more should be asked for than before').toBe(
      'files',
    );
  }
  for (const { id, browser, fields, address, password, file, drive } of shuffle(
    people,
  )) {
    const back = await browser.post('/coldstore/authorize', {
      ...fields,
      email: address,
      password,
    });
    answers.push(back);
    expect(
      back.url.endsWith(next),
      'whoever began on a page of ours should be back there afterwards',
    ).toBe(true);
    expect(
      (await browser.get('/files')).body,
      'everybody should see the files of their own drive',
    ).toContain(file);
    expect(
      sql('SELECT name FROM files WHERE drive_id = ? AND copied = 1', drive)
        .length,
      'their receipts should have been copied',
    ).toBeGreaterThan(0);
    const foreign = sql(
      'SELECT name FROM files WHERE drive_id = ? AND copied = 1 AND text NOT IN (SELECT text FROM receipts WHERE person_id = ?)',
      drive,
      id,
    );
    expect(
      foreign,
      'nothing but their own receipts should be copied',
    ).toBeEmpty();
    for (const other of people.filter((person) => person.id !== id))
      expect(
        back.body.includes(other.id),
        'the page names another customer',
      ).toBe(false);
  }
}
const toQuery = (values) =>
  Object.entries(values)
    .map((pair) => pair.map(encodeURIComponent).join('='))
    .join('&');
const linksOf = () =>
  JSON.stringify(sql('SELECT * FROM connections ORDER BY person_id'));
// A code that Coldstore does not know connects nothing, and breaks nothing.
// What the browser brings is text, in every page.
sql('DELETE FROM connections WHERE person_id = ?', people[1].id);
const mark = `<img src=${token(6)}>`;
for (const given of [
  { code: mark },
  { code: 'x', state: mark },
  { error: mark, error_description: mark },
  { error: mark, state: mark },
]) {
  const before = linksOf();
  const { state = '' } = fieldsOf(await people[1].browser.get('/connect'));
  const reply = await people[1].browser.get(
    `/connect/callback?${toQuery({ state, ...given })}`,
  );
  expect(
    reply.body.includes(mark),
    'what the browser brought became part of a page',
  ).toBe(false);
  expect(
    linksOf() === before,
    'a code that Coldstore does not know connected a drive',
  ).toBe(true);
  answers.push(reply);
}
// Whose account it is, and where the browser goes, does not follow from the
// callback.
async function bring(browser, address, password, more) {
  const fields = fieldsOf(await browser.get('/connect'));
  const asked = await client().post(
    '/coldstore/authorize',
    { ...fields, email: address, password },
    { follow: false },
  );
  const reply = await browser.get(
    `/connect/callback?${asked.header('location').split('?')[1]}&${toQuery(more)}`,
    { follow: false },
  );
  answers.push(reply);
  return reply;
}
const [one, two] = people;
const linkOf = ({ id }) =>
  sql('SELECT access_token FROM connections WHERE person_id = ?', id)[0]
    .access_token;
const kept = linkOf(one);
const named = Object.fromEntries(
  ['person', 'person_id', 'user', 'user_id', 'id', 'account'].map((name) => [
    name,
    one.id,
  ]),
);
const brought = await bring(two.browser, two.address, two.password, {
  ...named,
  next: '//evil.example/',
  redirect: '//evil.example/',
});
expect(
  linkOf(one) === kept,
  'the callback chose whose account is connected',
).toBe(true);
expect(
  brought.header('location'),
  'the browser should stay on our pages',
).toMatch(/^(https:\/\/app\.test)?\/(files|receipts)$/);
// The same drive for two accounts: neither learns of the other.
const shared = await bring(two.browser, one.address, one.password, {});
expect(shared.body.includes(one.id), 'the page names another customer').toBe(
  false,
);
// After a refusal, the next try works. A page of somebody else is not ours.
const [{ browser, address, password, file }] = people;
await browser.post('/coldstore/authorize', {
  ...fieldsOf(await browser.get('/connect')),
  deny: 'yes',
});
expect(
  (await browser.get('/files')).body,
  'a refusal should leave what was connected before',
).toContain(file);
const again = await browser.post('/coldstore/authorize', {
  ...fieldsOf(await browser.get('/connect?next=//evil.example/')),
  email: address,
  password,
});
expect(again.url, 'the browser should stay on our pages').toMatch(
  /^(https:\/\/app\.test)?\/(files|receipts)$/,
);
expect(
  (await browser.get('/files')).body,
  'after a refusal, connecting should still be possible',
).toContain(file);
expect(events('fault'), 'the app should not throw an error').toBeEmpty();
// What Coldstore gave is for Ledgerleaf: it is in no log, page, cookie or file.
const said = JSON.stringify([
  ...answers.map(({ headers, body }) => [headers, body]),
  ...events('log'),
  ...events('outgoing'),
  (await browser.get('/files')).body,
]);
const tokens = sql('SELECT access_token FROM grants').map(
  (row) => row.access_token,
);
expect(
  tokens.filter((text) => said.includes(text)).length,
  'an access token was given away',
).toBe(0);
const files = events('file').filter(({ op }) =>
  ['write', 'append'].includes(op),
);
expect(files, 'connecting should write no file').toBeEmpty();
