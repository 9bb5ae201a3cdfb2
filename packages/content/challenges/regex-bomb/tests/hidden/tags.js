const char = pick(['a', 'x', '7', '_']);
for (const times of [17, number(38, 60)]) {
  const reply = await client().post('/offers', { name: 'Anna', tags: char.repeat(times) + pick(['!', ';']), text: 'x' });
  expect(reply.of('fault'), 'one list of tags used up everything the app had').toBeEmpty();
  expect(reply.fuel, 'a short list of tags should be decided at once').toBeLessThan(15);
}
