for (const path of shuffle(['../march-draft/cover.txt', '../february/cover.txt', 'pages/../../march-draft/cover.txt', `../march${token(3)}/x.txt`])) {
  await client().post('/issues', { archive: JSON.stringify({ issue: 'march', entries: [{ path, text: 'Not by us' }] }) });
}
const astray = events('file').filter(({ op, real }) => (op === 'write' || op === 'append') && !real.startsWith('/srv/app/issues/march/'));
expect(astray, 'a page was written into another issue').toBeEmpty();
