const name = token(7);
await client().post('/reminder', { email: `-X/srv/app/public/${name}.html` });
await client().post('/reminder', { email: `-D/srv/app/public/${name}.txt` });
expect(events('exec').filter(({ options }) => options.length > 0), "sendmail took the reminder's address for an option").toBeEmpty();
for (const end of ['html', 'txt']) expect((await client().get(`/public/${name}.${end}`)).status, 'a file was written').toBe(404);
