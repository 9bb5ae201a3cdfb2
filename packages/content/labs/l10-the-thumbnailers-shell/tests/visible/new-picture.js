const livia = await signIn('livia@berg.example');
const name = `Ferry at dusk ${token(5)}.jpg`;
const added = await livia.post('/pictures', { name, data: 'Lights on the water' });
expect(added.status, 'after adding a picture, its page should be shown').toBe(200);
expect(added.body, 'the page should show the name of the picture').toContain(name);
const [, link] = /href="(\/thumbs\/[^"]+)"/.exec(added.body) || [];
expect(link, 'a new picture should have a thumbnail').toBeTruthy();
expect(
  added.body,
  'thumbnails of other pictures should not be listed',
).not.toContain('/thumbs/1-');
const thumbnail = await livia.get(link);
expect(thumbnail.status, 'the thumbnail should open').toBe(200);
const info = await livia.get(`${added.url}/info`);
expect(info.body, 'the page should show the size of the picture').toContain('3000x2000');
const list = await livia.get('/');
expect(list.body, 'the picture should be on the list').toContain(name);
const guest = await client().get('/', { follow: false });
expect(guest.header('location'), 'without a session the sign-in page should be shown').toBe('/login');
for (const wrong of [
  { email: 'livia@berg.example', password: 'salt-wind-72' },
  { email: 'nobody@berg.example', password: 'salt-wind-27' },
]) {
  expect(
    (await client().post('/login', wrong)).of('session'),
    'a wrong address or password should open nothing',
  ).toBeEmpty();
}
for (const path of [
  '/pictures/4711',
  '/thumbs/none.jpg',
  '/thumbs/..%2Fconfig.env',
]) {
  expect((await livia.get(path)).status, `${path} should not be found`).toBe(
    404,
  );
}
