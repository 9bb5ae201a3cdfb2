const issue = `issue-${token(4)}`;
// Targets that no fix can know: a folder of today, a deep one, and some whose path contains the folder of the issue.
const fresh = token(6);
const targets = ['../site/footer.txt', '../issues-archive/2019.txt', `../${fresh}/x.txt`, `../${fresh}/a/b/c/d/e/f.txt`, `../${fresh}/srv/app/issues/${issue}/x.txt`, `../${fresh}/${issue}/x.txt`, `../../../tmp/${fresh}`];
const climbs = ['../', './.././', '..//', 'pages/../../', 'a/b/../../../', '....//', '..././', `${issue}/../../`, 'a\n/../../'];
const good = { path: 'cover.txt', text: 'Hello' };
// Alone, as the last entry and as the first.
const orders = [(bad) => [bad], (bad) => [good, bad], (bad) => [bad, good]];
const upload = (entries) => client().post('/issues', { archive: JSON.stringify({ issue, entries }) }, { follow: false });
for (const [row, target] of targets.entries()) {
  for (const [column, climb] of climbs.entries()) await upload(orders[(row + column) % 3]({ path: `${climb}${target}`, text: token(8) }));
}
for (const path of ['....//....//site/footer.txt', '..././..././site/footer.txt']) await upload([{ path, text: token(8) }]);
// From the root of the disk, and in spellings that somebody may change after they were checked.
const whole = ['/srv/app/site/footer.txt', '//srv/app/site/footer.txt', `/tmp/${fresh}`, `/srv/app/${fresh}/x.txt`, `file:///tmp/${fresh}`];
const steps = ['%2e%2e%2f', '%2e%2e/', '..%2f', '%252e%252e%252f', '..\\', '.. /', ' ../', '..\t/', '\uFF0E\uFF0E/', '\uFF0E\uFF0E\uFF0F', '\u2025/', '.\u0001./', '.\u200B./', '.\n./', '.\r./', '..;/', '.\u0000./'];
for (const path of [...whole, ...steps.map((step) => `${step.repeat(2)}site/footer.txt`), ...steps.map((step) => `${step.repeat(3)}${fresh}/x.txt`)]) await upload([{ path, text: token(8) }]);
// A list becomes a text when the path is built.
for (const order of orders) await upload(order({ path: ['../../site/footer.txt'], text: token(8) }));
// JSON allows other spellings of the same characters.
const written = JSON.stringify({ issue, entries: [{ path: '../../site/footer.txt', text: token(8) }] });
for (const up of ['..\\/', '\\u002e\\u002e/', '.\\u002e\\u002F']) await client().post('/issues', { archive: written.replaceAll('../', up) }, { follow: false });
const changed = events('file').filter(({ op, outside }) => op !== 'read' && op !== 'stat' && op !== 'list' && outside);
expect(changed, 'a page was written outside the folder of all issues').toBeEmpty();
