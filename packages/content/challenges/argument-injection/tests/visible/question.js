const email = `${token(6)}@home.example`;
const sent = await client().post('/question', { name: 'Nils', email, text: 'Is a grand piano a good table?' });
expect(sent.status, 'the form should be accepted').toBe(200);
const handed = sent.of('exec').some(({ program, argv }) => program === 'sendmail' && (argv.includes(email) || argv.includes('-t')));
expect(handed || sent.of('mail').some(({ to }) => to.includes(email)), 'a copy of the question should be mailed to the address given').toBe(true);
const prices = await client().get('/public/prices.txt');
expect(prices.body, 'the price list should be served').toContain('Harpsichord');
