const lotte = await victim('lotte@maas.example');
const marks = [];
const code = () => { const mark = token(8); marks.push(mark); return `alert('${mark}')`; };
const hosts = ['https://evil.example', `https://${token(5)}.example`, 'https://images.cabinfolk.example.evil.example', 'https://cdn.evil.example'];
const ways = [
  ...hosts.map((host) => `<script src="${host}/x.js"></script>`),
  `<script type="module" src="https://evil.example/m.js"></script>`,
  `<script src="data:text/javascript,${code()}"></script>`,
  `<script src="data:text/javascript;base64,${Buffer.from(code()).toString('base64')}"></script>`,
  `<script src="https://maps.example/jsonp?callback=x"></script>`,
  `<script src="https://images.cabinfolk.example/${token(4)}.js"></script>`,
];
const files = { 'https://evil.example/m.js': code(), 'https://maps.example/jsonp': code() };
for (const host of hosts) files[`${host}/x.js`] = code();
await lotte.host(files);
await lotte.host(Object.fromEntries([...ways.join(' ').matchAll(/https:\/\/images\.cabinfolk\.example\/\w+\.js/g)].map(([url]) => [url, code()])));
sql('UPDATE cabins SET description = ? WHERE id = 2', shuffle(ways).join(''));
await lotte.visit('/cabins/2');
expect(marks.filter((mark) => ran(mark)), 'a script from another host ran').toBeEmpty();
