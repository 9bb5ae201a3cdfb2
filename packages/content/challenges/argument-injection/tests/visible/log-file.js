// sendmail has an option -X: write a log of the conversation to this file.
await client().post('/question', { name: 'Eve', email: '-X/srv/app/public/me.txt', text: 'This is my page now.' });
expect(events('exec').filter(({ options }) => options.length > 0), 'sendmail took the address for an option').toBeEmpty();
expect((await client().get('/public/me.txt')).status, 'a file written by the visitor is on the website').toBe(404);
