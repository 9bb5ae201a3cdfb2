const nils = await victim('nils@aker.example');
const mark = token(6);
await nils.visit('/articles/1');
const page = await nils.submit('form.write', { body: `*Late* boats are _needed_, ${mark}.\nSee [the petition](https://saltmouth.example/boats?id=7&page=2)` });
expect(page.text, 'the comment should be on the page').toContain(mark);
expect(page.all('strong').map((found) => found.text), 'words between two * should be strong').toContain('Late');
expect(page.all('em').map((found) => found.text), 'words between two _ should be emphasized').toContain('needed');
const link = page.all('a').find((found) => found.text === 'the petition');
expect(link && link.attributes.href, 'the link in the comment should lead to its address').toBe('https://saltmouth.example/boats?id=7&page=2');
expect((await nils.visit('/articles/1')).find('#latest').text, 'the line about the latest comment should be filled in').toContain('Nils Aker');
const hanne = await victim('hanne@courier.example', 'deadline-at-six-44');
expect((await hanne.visit('/desk')).text, 'the editor should see the comment on the desk').toContain(mark);
const [row] = sql('SELECT id FROM comments ORDER BY id DESC LIMIT 1');
await hanne.submit(`form[action="/desk/${row.id}/take-down"]`);
expect(sql('SELECT id FROM comments WHERE id = ?', row.id), 'the editor should be able to take a comment down').toBeEmpty();
const guest = await victim();
expect((await guest.visit('/articles/1')).text, 'everybody should be able to read comments').toContain('My shift ends at 22:00');
// The desk is the editor's, and who is not signed in writes nothing.
const count = () => sql('SELECT count(*) AS many FROM comments')[0].many;
const before = count();
for (const browser of [client(), await signIn('juno@park.example')]) {
  expect(
    (await browser.get('/desk')).url,
    'the desk should be closed to readers',
  ).not.toContain('/desk');
  await browser.post('/desk/1/take-down', {});
}
const stranger = client();
for (const [path, form] of [
  ['/articles/1/comments', { body: 'From nobody.' }],
  ['/me', { name: 'Nobody' }],
  ['/me'],
]) {
  const reply = await (form
    ? stranger.post(path, form, { follow: false })
    : stranger.get(path, { follow: false }));
  expect(
    reply.header('location'),
    `without a session, ${path} should lead to the sign-in page`,
  ).toBe('/login');
}
const reader = await signIn('juno@park.example');
expect(
  (await reader.get('/articles/4711')).status,
  'an article that does not exist should not be found',
).toBe(404);
expect(
  (await reader.post('/articles/4711/comments', { body: 'Where?' })).status,
  'an article that does not exist should take no comment',
).toBe(404);
expect(count(), 'none of this should have changed a comment').toBe(before);
