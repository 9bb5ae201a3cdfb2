const email = `${token(6)}@home.example`;
const sent = await client().post('/reminder', { email });
expect(sent.status, 'the form should be accepted').toBe(200);
const handed = sent.of('exec').some(({ program, argv }) => program === 'sendmail' && (argv.includes(email) || argv.includes('-t')));
expect(handed || sent.of('mail').some(({ to }) => to.includes(email)), 'the reminder should be mailed to the address given').toBe(true);
