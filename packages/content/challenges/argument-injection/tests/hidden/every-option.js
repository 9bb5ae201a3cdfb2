// Each letter is an option of some version of sendmail. After it stand only characters that addresses are made of.
const name = token(6);
const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'].map((letter) => `-${letter}`);
for (const start of shuffle([...letters, '-', '--', '-1', '-_', '-.'])) {
  const email = `${start}${name}@home.example`;
  await client().post('/question', { name: 'Eve', email, text: 'Is this an address?' });
  await client().post('/reminder', { email });
}
expect(events('exec').filter(({ options }) => options.length > 0), 'sendmail took an address for an option').toBeEmpty();
// What the app makes of the address before it passes it on is an option all the same.
const begins = events('exec').flatMap(({ argv }) => { const end = argv.indexOf('--'); return argv.slice(1, end < 0 ? undefined : end).filter((arg) => arg.startsWith('-') && arg.toLowerCase().includes(name)); });
expect(begins, 'sendmail took a changed address for an option').toBeEmpty();
