// Each letter is an option of some version of sendmail. After it stand only characters that addresses are made of.
const name = token(6);
const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'].map((letter) => `-${letter}`);
const starts = [...letters, '-', '--', '-1', '-_', '-.'];
for (const start of shuffle(starts)) {
  const email = `${start}${name}@home.example`;
  await client().post('/question', { name: 'Eve', email, text: 'Is this an address?' });
  await client().post('/reminder', { email });
}
expect(events('exec').filter(({ options }) => options.length > 0), 'sendmail took an address for an option').toBeEmpty();
// What the app makes of the address before it passes it on is an option all the same.
const begins = events('exec').flatMap(({ argv }) => { const end = argv.indexOf('--'); return argv.slice(1, end < 0 ? undefined : end).filter((arg) => arg.startsWith('-') && arg.toLowerCase().includes(name)); });
expect(begins, 'sendmail took a changed address for an option').toBeEmpty();
// A changed address is the address of somebody else.
const given = events('exec').filter(({ program }) => program === 'sendmail')
  .flatMap(({ argv }) => argv.slice(1))
  .filter((arg) => arg.includes(`${name}@`))
  .map((arg) => arg.replace(/[<>"]/g, ''));
const changed = given.filter((arg) => !starts.includes(arg.split(name)[0]));
expect(changed, 'an email was sent to another address').toBeEmpty();
