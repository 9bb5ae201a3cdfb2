const archive = JSON.stringify({ issue: 'march', entries: [{ path: 'cover.txt', text: 'March: The frogs are back' }, { path: 'pages/nature/pond.txt', text: 'We went out with torches.' }] });
const shown = await client().post('/issues', { archive });
expect(shown.status, 'the issue should be shown after the upload').toBe(200);
expect(shown.body, 'the issue should list its pages').toContain('pages/nature/pond.txt');
const read = await client().get('/issues/march/pages/nature/pond.txt');
expect(read.body, 'a page in a folder should be readable').toContain('with torches');
