const entries = '"entries":[{"path":"x.txt","text":"x"}]';
const names = ['', 'March', 'march/april', 'm'.repeat(41)];
const archives = names.map((name) => `{"issue":"${name}",${entries}}`);
archives.push('', '{', '[]', '{"issue":"../x","entries":[]}', '{"issue":"march"}');
archives.push('{"issue":"march","entries":"x"}');
for (const archive of archives) {
  expect((await client().post('/issues', { archive })).status, `"${archive}" should be refused`).toBe(400);
}
expect((await client().get('/issues/february/pages/canteen.txt')).body, 'older issues should be readable').toContain('212');
expect((await client().get('/')).body, 'the footer should be on every page').toContain('leftover paper');
// Pages are read from issues only.
const missing = ['april', 'april/x.txt', 'february/x.txt', '..%2Fsite'];
missing.push('..%2Fsite/footer.txt', 'february/..%2Fmarch-draft%2Fcover.txt');
for (const path of missing) {
  const reply = await client().get(`/issues/${path}`);
  expect(reply.status, `${path} should not be found`).toBe(404);
}
