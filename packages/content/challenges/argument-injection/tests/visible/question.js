const email = `${token(6)}@home.example`;
const sent = await client().post('/question', { name: 'Nils', email, text: 'Is a grand piano a good table?' });
expect(sent.status, 'the form should be accepted').toBe(200);
// As an argument, or with -t in the header of the letter.
const isTo = ({ argv, input }) => argv.some((arg) => arg === email || arg === `<${email}>`) || (argv.includes('-t') && input.split('\n\n')[0].split('\n').some((line) => /^(to|cc|bcc):/i.test(line) && line.includes(email)));
const handed = sent.of('exec').some((started) => started.program === 'sendmail' && isTo(started) && started.input.includes('a good table'));
expect(handed || sent.of('mail').some(({ to, text }) => to.includes(email) && text.includes('a good table')), 'a copy of the question should be mailed to the address given').toBe(true);
const prices = await client().get('/public/prices.txt');
expect(prices.body, 'the price list should be served').toContain('Harpsichord');
