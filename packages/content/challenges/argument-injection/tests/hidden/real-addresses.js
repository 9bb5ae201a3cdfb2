for (const email of shuffle([`anna-lena.${token(4)}@north-sea.example`, `o'brien+piano${number(1, 99)}@mail.example`, `${token(5)}@x-y.example`])) {
  for (const [url, form] of [['/question', { name: 'A', email, text: 'Hello?' }], ['/reminder', { email }]]) {
    const sent = await client().post(url, form);
    const handed = sent.of('exec').some(({ program, argv }) => program === 'sendmail' && (argv.includes(email) || argv.includes('-t')));
    expect(handed || sent.of('mail').some(({ to }) => to.includes(email)), `an email to ${email} should be sent`).toBe(true);
  }
}
