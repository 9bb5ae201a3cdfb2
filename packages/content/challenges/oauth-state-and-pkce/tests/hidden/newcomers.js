// Two people who joined today connect their drives at the same time, one of
// them twice. At Coldstore they have other names and addresses.
const decode = (value) => value.replaceAll('&amp;', '&').replaceAll('&#39;', "'").replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&gt;', '>');
const fieldsOf = (reply) => Object.fromEntries([...reply.body.matchAll(/type="hidden" name="(\w+)" value="([^"]*)"/g)].map((found) => [found[1], decode(found[2])]));
async function join(like, password) {
  const id = `new-${token(6)}`;
  const email = `${token(8)}@new.example`;
  const drive = `drive-${token(8)}`;
  const address = `${token(8)}@private.example`;
  const file = `Draft ${token(8)}`;
  sql('INSERT INTO people SELECT ?, ?, ?, password FROM people WHERE id = ?', id, `Noor ${token(5)}`, email, like);
  sql('INSERT INTO drives SELECT ?, ?, password FROM drives WHERE id = ?', drive, address, like);
  sql('INSERT INTO files (drive_id, name, text) VALUES (?, ?, ?)', drive, "O'Hara & sons.txt", file);
  sql('INSERT INTO receipts (person_id, text) VALUES (?, ?)', id, `Glue, ${token(6)}`);
  return { drive, address, password, file, browser: await signIn(email, password) };
}
const people = shuffle([await join('tamsin', 'willow-lathe-26'), await join('gil', 'grey-anvil-61')]);
for (const next of shuffle(['/files', '/receipts'])) {
  for (const person of people) person.fields = fieldsOf(await person.browser.get(`/connect?next=${next}`));
  for (const { browser, fields, address, password, file, drive } of shuffle(people)) {
    const back = await browser.post('/coldstore/authorize', { ...fields, email: address, password });
    expect(back.url.endsWith(next), 'whoever began on a page of ours should be back there afterwards').toBe(true);
    expect((await browser.get('/files')).body, 'everybody should see the files of their own drive').toContain(file);
    expect(sql('SELECT name FROM files WHERE drive_id = ? AND copied = 1', drive).length, 'their receipts should have been copied').toBeGreaterThan(0);
  }
}
// A code that Coldstore does not know connects nothing, and breaks nothing.
const { state = '' } = fieldsOf(await people[1].browser.get('/connect'));
await people[1].browser.get(
  `/connect/callback?code=${token(24)}&state=${encodeURIComponent(state)}`,
);
// After a refusal, the next try works. A page of somebody else's is not one of ours.
const [{ browser, address, password, file }] = people;
await browser.post('/coldstore/authorize', { ...fieldsOf(await browser.get('/connect')), deny: 'yes' });
const again = await browser.post('/coldstore/authorize', { ...fieldsOf(await browser.get('/connect?next=//evil.example/')), email: address, password });
expect(again.url, 'the browser should stay on our pages').toMatch(/^(https:\/\/app\.test)?\/(files|receipts)$/);
expect((await browser.get('/files')).body, 'after a refusal, connecting should still be possible').toContain(file);
expect(events('fault'), 'the app should not throw an error').toBeEmpty();
