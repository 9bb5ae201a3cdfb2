const issue = pick(['march', `march${number(2, 9)}`]);
// Folders whose names begin or end like the issue's, and one inside another issue that has its name.
const places = ['../march-draft/cover.txt', '../february/cover.txt', `../${issue}${token(3)}/x.txt`, `../${issue}-2/pages/x.txt`, `../${token(3)}${issue}/x.txt`, `../february/${issue}/x.txt`, '../x.txt', `../${token(5)}/a/b/c/x.txt`];
const good = { path: 'cover.txt', text: 'By us' };
const orders = [(bad) => [bad], (bad) => [good, bad], (bad) => [bad, good]];
for (const [row, place] of shuffle(places).entries()) {
  const paths = [place, `pages/../${place}`, `a/b/../../${place}`, `./${place}`, `../${issue}/${place}`, [place]];
  for (const [column, path] of paths.entries()) await client().post('/issues', { archive: JSON.stringify({ issue, entries: orders[(row + column) % 3]({ path, text: 'Not by us' }) }) }, { follow: false });
}
// The folder of the issue may be made as well.
const isOwn = ({ op, real }) => (op === 'mkdir' ? `${real}/` : real).startsWith(`/srv/app/issues/${issue}/`);
const astray = events('file').filter((event) => !['read', 'stat', 'list'].includes(event.op) && !isOwn(event));
expect(astray, 'a page was written, or a folder made, in another issue').toBeEmpty();
