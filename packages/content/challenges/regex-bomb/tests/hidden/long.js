const letter = pick(['a', 'm', 'z']);
async function decide(name, tags, most) {
  const reply = await client().post('/offers', { name, tags, text: 'x' });
  expect(reply.of('fault'), 'one long text used up everything the app had').toBeEmpty();
  expect(reply.fuel, 'a text should not cost more than its length').toBeLessThan(most);
}
await decide(`${letter.repeat(18)}!`, '', 15);
await decide('Anna', `${letter.repeat(17)};`, 15);
for (const long of [letter.repeat(3000), `${letter} `.repeat(1500), ' '.repeat(3000)]) {
  await decide(`${long}!`, '', 60);
  await decide('Anna', `${long};`, 60);
}
