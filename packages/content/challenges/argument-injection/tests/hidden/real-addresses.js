const name = token(4);
const addresses = [
  `anna-lena.${name}@north-sea.example`,
  `o'brien+piano${number(1, 99)}@mail.example`,
  `${name}@x-y.example`,
  `4-hands.${name}@duets.example`,
  `Anna.K-${name}@Mail.Example`,
  `_${name}_@old-town.museum.example`,
];
const OFFICE = 'office@sparrow-tuning.example';
for (const email of shuffle(addresses)) {
  const isTo = ({ argv, input }) => argv.some((arg) => arg === email || arg === `<${email}>`) || (argv.includes('-t') && input.split('\n\n')[0].split('\n').some((line) => /^(to|cc|bcc):/i.test(line) && line.includes(email)));
  for (const [url, form] of [['/question', { name: 'A', email, text: 'Hello?' }], ['/reminder', { email }]]) {
    const sent = await client().post(url, form);
    for (const { argv, input } of sent.of('exec')) {
      const from = argv.some((arg) => arg.includes(OFFICE)) || input.includes(OFFICE);
      expect(from, 'the email should come from the office').toBe(true);
      // What follows -- are the people it goes to.
      const end = argv.indexOf('--');
      const to = end < 0 ? [] : argv.slice(end + 1);
      const others = to.filter((arg) => arg !== email && arg !== `<${email}>`);
      expect(others, 'nobody else should get the email').toBeEmpty();
    }
    const handed = sent.of('exec').some((started) => started.program === 'sendmail' && isTo(started));
    expect(handed || sent.of('mail').some(({ to }) => to.includes(email)), `an email to ${email} should be sent`).toBe(true);
  }
}
// An address with a hyphen first may be refused. A changed one is the address
// of somebody else.
for (const start of ['-', '--', '-b']) {
  const email = `${start}${name}@home.example`;
  await client().post('/question', { name: 'A', email, text: 'Hello?' });
  await client().post('/reminder', { email });
}
const plain = ({ argv }) => argv.map((arg) => arg.replace(/[<>"]/g, ''));
const given = events('exec').filter(({ program }) => program === 'sendmail')
  .flatMap(plain).filter((arg) => arg.endsWith(`${name}@home.example`));
const changed = given.filter((arg) => !arg.startsWith('-'));
expect(changed, 'an email was sent to another address').toBeEmpty();
