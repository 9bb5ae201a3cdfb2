const issue = `n-${number(10, 99)}`;
const entries = [['cover.txt', token(6)], [`pages/${token(4)}/deep/er.txt`, token(6)], ['.hidden', token(6)], ['a b.txt', token(6)]].map(([path, text]) => ({ path, text }));
await client().post('/issues', { archive: JSON.stringify({ issue, entries: shuffle(entries) }) });
for (const { path, text } of entries) expect((await client().get(`/issues/${issue}/${path.replaceAll(' ', '%20')}`)).body, `${path} should be readable`).toContain(text);
const again = token(9);
await client().post('/issues', { archive: JSON.stringify({ issue, entries: [{ path: 'cover.txt', text: again }] }) });
expect((await client().get(`/issues/${issue}/cover.txt`)).body, 'a page should be replaced by a later upload').toContain(again);
