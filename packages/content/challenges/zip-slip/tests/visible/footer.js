const archive = JSON.stringify({ issue: 'march', entries: [{ path: '../../site/footer.txt', text: 'School is out for ever.' }] });
await client().post('/issues', { archive });
expect(events('file').filter(({ op, outside }) => op === 'write' && outside), 'a page was written outside the folder of all issues').toBeEmpty();
