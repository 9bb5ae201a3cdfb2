const nils = await signIn('nils@aker.example');
const juno = await victim('juno@park.example');
const marks = [];
const code = () => { const mark = token(8); marks.push(mark); return `al%5Cu0065rt%28%22${mark}%22%29`; };
// Follows every link on the page that contains the newest payload; a link that was removed is equally good.
const follow = async (path) => {
  const page = await juno.visit(path);
  const mark = marks.at(-1);
  if (page.find(`a[href*="${mark}"]`) !== null) await juno.click(`a[href*="${mark}"]`);
};
const ways = shuffle([(c) => `JaVaScRiPt:${c}`, (c) => `javascript://x.example/%0a${c}//http://`, (c) => `\u0001javascript:${c}`, (c) => `javascript:${c}`]);
const sites = shuffle([(c) => `java\tscript:${c}`, (c) => `javascript&colon;${c}`, (c) => `jav&#x61;script:${c}`, (c) => `javascript:https://x.example/,${c}`, (c) => `javascript:${c}//\nhttps://x.example/`, (c) => `javascript:${c}//\r\nhttp://x.example/`]);
for (const way of [...sites, ...ways.slice(0, 2)]) {
  await nils.post('/me', { name: 'Nils Aker', town: 'Ness', site: way(code()) });
  await follow('/articles/1');
}
await nils.post('/me', { name: 'Nils Aker', town: 'Ness', site: '' });
for (const way of ways) {
  await nils.post('/articles/2/comments', { body: `Look: [here](${way(code())})` });
  await follow('/articles/2');
}
expect(marks.filter((mark) => ran(mark)), 'a link led to code that ran').toBeEmpty();
