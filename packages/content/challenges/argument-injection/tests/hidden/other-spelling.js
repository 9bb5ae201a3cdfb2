const name = token(7);
const form = (email) => [['/question', { name: 'Eve', email, text: `<h1>${name}</h1>` }], ['/reminder', { email }]];
const optionsOf = (reply) => reply.of('exec').flatMap(({ argv }) => { const end = argv.indexOf('--'); return argv.slice(1, end < 0 ? undefined : end).filter((arg) => arg.startsWith('-')); });
// The app's own options are those that it uses for an ordinary address.
const own = new Set();
for (const [url, fields] of form(`${name}@home.example`)) for (const option of optionsOf(await client().post(url, fields))) own.add(option);
const file = `/srv/app/public/${name}`;
const ways = [
  `-X${file}@home.example`, `-D${file}@home.example`, `-oQ/tmp/${name}@home.example`, `--debug=${name}@home.example`, `-C${file}`,
  // Not an option until something is taken away from it, or written differently.
  ` -X${file}`, `\t-D${file}@home.example`, `\n-X${file}`, `--X${file}`, `---X${file}`, `-X-X${file}`, `"-X${file}@home.example`, `'-X${file}@home.example'`, `<-X${file}@home.example>`, `mailto:-X${file}@home.example`, `MAILTO:-X${file}`, `Eve <-X${file}@home.example>`, `\u0000-X${file}`, `(Eve)-X${file}`,
  `\uFF0DX${file}@home.example`, `\uFE63X${file}@home.example`, `%2DX${file}@home.example`, `\u200B-X${file}`, `\u00A0-X${file}`, `\\-X${file}`, `-\u200BX${file}@home.example`,
  // One line of it is an address.
  `-X${file}\n${name}@home.example`, `${name}@home.example\n-X${file}`, `-X${file}\r\n${name}@home.example`, `-X${file} ${name}@home.example`, `-X${file},${name}@home.example`,
];
for (const email of shuffle(ways)) {
  for (const [url, fields] of form(email)) expect(optionsOf(await client().post(url, fields)).filter((option) => !own.has(option)), 'sendmail took an address for an option').toBeEmpty();
}
// A field that is sent twice arrives as a list.
for (const [url, fields] of form('')) {
  for (const pair of [[`-X${file}`, ''], [`-X${file}`, `${name}@home.example`], [`${name}@home.example`, `-X${file}`]]) {
    const body = [...Object.entries(fields).filter(([key]) => key !== 'email'), ...pair.map((email) => ['email', email])].map(([key, value]) => `${key}=${encodeURIComponent(value)}`).join('&');
    const reply = await client().request({ method: 'POST', url, headers: { 'content-type': 'application/x-www-form-urlencoded' }, body });
    expect(optionsOf(reply).filter((option) => !own.has(option)), 'sendmail took an address that was sent twice for an option').toBeEmpty();
  }
}
// With -t the recipients are read from the letter. A line break in an address begins another line of its header.
for (const end of ['\n', '\r\n', '\r']) {
  for (const field of ['Bcc', 'To', 'Reply-To']) {
    for (const [url, fields] of form(`${name}@home.example${end}${field}: other-${name}@home.example`)) {
      const headers = (await client().post(url, fields)).of('exec').flatMap(({ argv, input }) => (argv.includes('-t') ? input.split(/\r?\n\r?\n/)[0].split(/\r\n|\r|\n/) : []));
      expect(headers.filter((line) => line.toLowerCase().startsWith(`${field.toLowerCase()}: other-`)), 'an address wrote a line into the header of the letter').toBeEmpty();
    }
  }
}
// The name of the visitor does not belong in the header.
const named = { name: `Eve\nBcc: ${name}@home.example`, email: `${name}@home.example`, text: 'x' };
const letters = (await client().post('/question', named)).of('exec');
const heads = letters.map(({ input }) => input.split(/\r?\n\r?\n/)[0]);
expect(heads.filter((head) => /^bcc:/im.test(head)), 'a name wrote a line into the header of the letter').toBeEmpty();
expect(events('exec').filter(({ options }) => options.length > 0), 'sendmail took an address for an option').toBeEmpty();
expect((await client().get(`/public/${name}@home.example`)).status, 'a file was written').toBe(404);
expect((await client().get(`/public/${name}`)).status, 'a file was written').toBe(404);
