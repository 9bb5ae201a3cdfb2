const name = token(7);
const ways = [`-X/srv/app/public/${name}@home.example`, `-D/srv/app/public/${name}@home.example`, `-oQ/tmp/${name}@home.example`, `--debug=${name}@home.example`, `-C/srv/app/public/${name}`];
for (const email of shuffle(ways)) {
  await client().post('/question', { name: 'Eve', email, text: `<h1>${name}</h1>` });
  await client().post('/reminder', { email });
}
expect(events('exec').filter(({ options }) => options.length > 0), 'sendmail took an address for an option').toBeEmpty();
expect((await client().get(`/public/${name}@home.example`)).status, 'a file was written').toBe(404);
