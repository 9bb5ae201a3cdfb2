const lotte = await victim('lotte@maas.example');
const mark = token(8);
// Whatever the site's own pages load, the attacker's host has a file with the same name.
const page = await lotte.visit('/cabins/2');
const files = {};
for (const { attributes } of page.all('script[src]')) files[`https://evil.example${attributes.src.replace(/^(https:\/\/app\.test)?\/?/, '/').split('?')[0]}`] = `alert('${mark}')`;
for (const path of ['/api/free', '/app.js', '/js/app.js']) files[`https://evil.example${path}`] = `alert('${mark}')`;
await lotte.host(files);
sql('UPDATE cabins SET description = ? WHERE id = 2', `<p>Quiet.</p><base href="https://evil.example/">`);
const moved = await lotte.visit('/cabins/2');
expect(ran(mark), "the site's own script was loaded from evil.example").toBe(false);
expect(moved.of('outgoing').filter((event) => event.host === 'evil.example'), 'the page asked evil.example for something').toBeEmpty();
