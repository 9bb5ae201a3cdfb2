// The preview resolves a path. One that begins with a slash needs no folder.
const hana = await signIn('hana@okabe.example');
await hana.get('/preview//etc/passwd');
const opened = events('file').filter((event) => event.outside && event.op !== 'stat');
expect(opened, 'a file outside the folders of the plan room was opened').toBeEmpty();
