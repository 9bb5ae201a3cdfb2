const lotte = await victim('lotte@maas.example');
const stranger = await victim();
const mark = token(8);
sql('UPDATE cabins SET description = ? WHERE id = 3', `<img src=x onerror="alert('${mark}')"><script>alert('${mark}')</script>`);
await lotte.visit('/cabins/3/print');
await stranger.visit('/cabins/3');
expect(ran(mark), 'a page outside the usual template ran the script').toBe(false);
for (const path of shuffle(['/', '/login', '/bookings', '/cabins/3/print', `/${token(6)}`, '/host'])) {
  await pick([lotte, stranger]).visitAttacker(`<iframe src="https://app.test${path}"></iframe>`, { url: pick(['https://evil.example/', 'https://maps.example/', 'https://cabinfolk.example/']) });
}
blocked('framed', 'one of the pages can still be shown in a foreign frame');
