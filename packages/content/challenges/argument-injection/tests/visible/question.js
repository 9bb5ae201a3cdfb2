const email = `${token(6)}@home.example`;
const sent = await client().post('/question', { name: 'Nils', email, text: 'Is a grand piano a good table?' });
expect(sent.status, 'the form should be accepted').toBe(200);
// As an argument, or with -t in the header of the letter.
const isTo = ({ argv, input }) => argv.some((arg) => arg === email || arg === `<${email}>`) || (argv.includes('-t') && input.split('\n\n')[0].split('\n').some((line) => /^(to|cc|bcc):/i.test(line) && line.includes(email)));
const handed = sent.of('exec').some((started) => started.program === 'sendmail' && isTo(started) && started.input.includes('Dear Nils') && started.input.includes('a good table'));
expect(handed || sent.of('mail').some(({ to, text }) => to.includes(email) && text.includes('a good table')), 'a copy of the question should be mailed to the address given').toBe(true);
const prices = await client().get('/public/prices.txt');
expect(prices.body, 'the price list should be served').toContain('Harpsichord');
// Without an address or a question there is nothing to send.
for (const [address, text] of [['', 'A question'], [email, '']]) {
  const form = { name: 'Nils', email: address, text };
  const refused = await client().post('/question', form);
  expect(refused.status, 'an empty field should be refused').toBe(400);
  expect(refused.of('exec'), 'nothing should be sent').toBeEmpty();
}
for (const path of ['..%2Fserver.js', '%2e%2e/mailer.js']) {
  await client().get(`/public/${path}`);
}
const read = events('file').filter(({ outside }) => outside);
expect(read, 'only public files should be served').toBeEmpty();
const logged = JSON.stringify(events('log'));
expect(logged, 'a question should not be in the log').not.toContain('good table');
