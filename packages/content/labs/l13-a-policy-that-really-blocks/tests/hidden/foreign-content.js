const lotte = await victim('lotte@maas.example');
const name = token(5);
const ways = [
  `<img src="https://evil.example/${name}.png">`,
  `<iframe src="https://evil.example/${name}"></iframe>`,
  `<object data="https://evil.example/${name}.html"></object>`,
  `<embed src="https://evil.example/${name}.html">`,
  `<link rel="stylesheet" href="https://evil.example/${name}.css">`,
  `<video src="https://evil.example/${name}.mp4"></video>`,
];
sql('UPDATE cabins SET description = ? WHERE id = 2', shuffle(ways).join(''));
await lotte.visit('/cabins/2');
expect(events('outgoing').filter((event) => event.host === 'evil.example'), 'foreign content became part of the page').toBeEmpty();
