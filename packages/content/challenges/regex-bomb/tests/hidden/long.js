const letter = pick(['a', 'm', 'z']);
async function decide(name, tags, most) {
  const reply = await client().post('/offers', { name, tags, text: 'x' });
  expect(reply.of('fault'), 'one long text used up everything the app had').toBeEmpty();
  expect(reply.fuel, 'a text should not cost more than its length').toBeLessThan(most);
  expect(reply.status, 'a long text with a wrong end should be refused').toBe(422);
}
await decide(`${letter.repeat(18)}!`, '', 15);
await decide('Anna', `${letter.repeat(17)};`, 15);
// A cost that grows with the square of the length shows at a thousand characters, and is fatal at three thousand.
for (const [length, most] of [[1000, 30], [3000, 60]]) {
  const many = (text) => text.repeat(length / text.length);
  for (const long of [many(letter), many(`${letter} `), many(' '), `${letter}${many(' ')}`, `${letter}${many(' ')}${letter}`, `${letter},${many(' ')}`, many(`${letter},`), many(`${letter} , `), `${letter}${many('\t')}`]) {
    await decide(`${long}!`, '', most);
    for (const end of [';', ',,']) await decide('Anna', `${long}${end}`, most);
  }
}
// The end counts, wherever a limit cuts the text.
for (const length of [16, 50, 64, 80, 100, 128, 255, 256, 300, 500, 512, 1000]) {
  const words = `${letter.repeat(9)} `.repeat(100).slice(0, length - 1) + letter;
  await decide(`${words}!`, '', 60);
  await decide('Anna', `${words};`, 60);
}
// A page of honest words is neither a name nor a list of tags.
const page = `${letter.repeat(4)} `.repeat(4000) + letter;
await decide(page, '', 15);
await decide('Anna', page, 15);
