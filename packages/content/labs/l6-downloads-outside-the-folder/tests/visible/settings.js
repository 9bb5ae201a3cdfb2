// Two dots are the way up: /srv/plans/../app/settings.env
const hana = await signIn('hana@okabe.example');
await hana.get('/download?file=../app/settings.env');
const opened = events('file').filter((event) => event.outside && event.op !== 'stat');
expect(opened, 'a file outside the folders of the plan room was opened').toBeEmpty();
