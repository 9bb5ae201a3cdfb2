const issue = `n-${number(10, 99)}`;
const names = ['cover.txt', `pages/${token(4)}/deep/er.txt`, '.hidden', 'a b.txt', 'Part 1..3.txt', 'to be continued../end.txt', '...and then.txt', '..more/page.txt', 'Schülerrat/Größe & Gewicht.txt', "teachers/Mr O'Neill (maths).txt", `a/b/c/d/e/f/${token(4)}.txt`];
// Honest texts may contain anything, even what a climb looks like.
const texts = ['And then ... nothing', 'Type cd ../.. to go up', '<b>"quoted"</b>', ''];
const entries = names.map((path, index) => ({ path, text: `${token(6)} ${texts[index % texts.length]}` }));
await client().post('/issues', { archive: JSON.stringify({ issue, entries: shuffle(entries) }) });
const SIGNS = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };
const shown = ({ body }) => body.replace(/&(\w+|#39);/g, (_, name) => SIGNS[name]);
for (const { path, text } of entries) {
  const reply = await client().get(`/issues/${issue}/${path.split('/').map(encodeURIComponent).join('/')}`);
  expect(shown(reply), `${path} should be readable`).toContain(text);
}
const again = token(9);
await client().post('/issues', { archive: JSON.stringify({ issue, entries: [{ path: 'cover.txt', text: again }] }) });
expect((await client().get(`/issues/${issue}/cover.txt`)).body, 'a page should be replaced by a later upload').toContain(again);
// An issue that is there already gets another page and keeps the others.
await client().post('/issues', { archive: JSON.stringify({ issue: 'february', entries: [{ path: 'pages/ice.txt', text: again }] }) });
expect((await client().get('/issues/february/pages/ice.txt')).body, 'an older issue should accept another page').toContain(again);
expect((await client().get('/issues/february/cover.txt')).body, 'an older issue should keep its cover').toContain('Snow');
expect((await client().get('/issues/february/pages/canteen.txt')).body, 'an older issue should keep its pages').toContain('212');
