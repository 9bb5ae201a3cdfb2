const lotte = await victim('lotte@maas.example');
const stranger = await victim();
const mark = token(8);
sql('UPDATE cabins SET description = ? WHERE id = 3', `<img src=x onerror="alert('${mark}')"><script>alert('${mark}')</script>`);
await lotte.visit('/cabins/3/print');
await stranger.visit('/cabins/3');
// The same pages, addressed in other ways, and read by somebody who rents out cabins.
for (const path of shuffle(['/cabins/3/', '/Cabins/3', '/cabins/3?from=mail', '/cabins/3.0', '/cabins/3/print/', '/CABINS/3/Print', '/cabins/3/print?copies=2'])) await pick([lotte, stranger]).visit(path);
const piet = await victim('piet@dorn.example');
await piet.visit('/cabins/3');
await piet.visit('/cabins/3/print');
expect(ran(mark), 'a page outside the usual template ran the script').toBe(false);
for (const path of shuffle(['/', '/login', '/bookings', '/cabins/3/print', `/${token(6)}.html`, '/host'])) {
  await pick([lotte, stranger]).visitAttacker(`<iframe src="https://app.test${path}"></iframe>`, { url: pick(['https://evil.example/', 'https://maps.example/', 'https://cabinfolk.example/']) });
}
// A form that is sent into a frame shows what comes back there.
const url = 'https://evil.example/';
await stranger.visitAttacker('<iframe name="inner"></iframe><form method="post" target="inner" action="https://app.test/login"><input name="email" value="lotte@maas.example"><input name="password" value="guess"></form><script>document.forms[0].submit()</script>', { url });
blocked('framed', 'one of the pages can still be shown in a foreign frame');
