const issue = `issue-${token(4)}`;
const ways = ['pages/../../../site/footer.txt', '....//....//site/footer.txt', './../.././site/footer.txt', 'a/b/../../../../site/footer.txt', '..././..././site/footer.txt', `pages/../../../../../tmp/${token(5)}`, '../../issues-archive/2019.txt', '.././../site/./footer.txt'];
for (const path of shuffle(ways)) {
  const entries = [{ path: 'cover.txt', text: 'Hello' }, { path, text: token(8) }];
  await client().post('/issues', { archive: JSON.stringify({ issue, entries: pick([entries, [entries[1]]]) }) });
}
expect(events('file').filter(({ op, outside }) => op !== 'read' && op !== 'stat' && op !== 'list' && outside), 'a page was written outside the folder of all issues').toBeEmpty();
