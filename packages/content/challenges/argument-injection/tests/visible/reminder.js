const email = `${token(6)}@home.example`;
const sent = await client().post('/reminder', { email });
expect(sent.status, 'the form should be accepted').toBe(200);
// As an argument, or with -t in the header of the letter.
const isTo = ({ argv, input }) => argv.some((arg) => arg === email || arg === `<${email}>`) || (argv.includes('-t') && input.split('\n\n')[0].split('\n').some((line) => /^(to|cc|bcc):/i.test(line) && line.includes(email)));
const handed = sent.of('exec').some((started) => started.program === 'sendmail' && isTo(started) && started.input.includes('heating season'));
expect(handed || sent.of('mail').some(({ to, text }) => to.includes(email) && text.includes('heating season')), 'the reminder should be mailed to the address given').toBe(true);
const refused = await client().post('/reminder', { email: '' });
expect(refused.status, 'an empty address should be refused').toBe(400);
expect(refused.of('exec'), 'nothing should be sent').toBeEmpty();
