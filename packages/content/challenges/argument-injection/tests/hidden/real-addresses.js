const name = token(4);
const addresses = [
  `anna-lena.${name}@north-sea.example`,
  `o'brien+piano${number(1, 99)}@mail.example`,
  `${name}@x-y.example`,
  `4-hands.${name}@duets.example`,
  `Anna.K-${name}@Mail.Example`,
  `_${name}_@old-town.museum.example`,
];
for (const email of shuffle(addresses)) {
  const isTo = ({ argv, input }) => argv.some((arg) => arg === email || arg === `<${email}>`) || (argv.includes('-t') && input.split('\n\n')[0].split('\n').some((line) => /^(to|cc|bcc):/i.test(line) && line.includes(email)));
  for (const [url, form] of [['/question', { name: 'A', email, text: 'Hello?' }], ['/reminder', { email }]]) {
    const sent = await client().post(url, form);
    const handed = sent.of('exec').some((started) => started.program === 'sendmail' && isTo(started));
    expect(handed || sent.of('mail').some(({ to }) => to.includes(email)), `an email to ${email} should be sent`).toBe(true);
  }
}
