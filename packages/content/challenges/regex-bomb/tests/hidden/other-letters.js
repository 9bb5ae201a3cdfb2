async function decide(name, tags) {
  const reply = await client().post('/offers', { name, tags, text: 'x' });
  expect(reply.of('fault'), 'one text used up everything the app had').toBeEmpty();
  expect(reply.fuel, 'a short text should be decided at once').toBeLessThan(15);
}
const names = [`${'é'.repeat(18)}.`, `${'4'.repeat(18)}-`, `${'word '.repeat(6)}?`, `${'aB3'.repeat(6)}/`];
const lists = [`${'a '.repeat(16)};`, `${'a'.repeat(17)}(`, `${'bean , '.repeat(5)}b;`];
for (const name of shuffle(names)) await decide(name, '');
for (const list of shuffle(lists)) await decide('Anna', list);
const times = number(40, 70);
for (const list of [`${'a, '.repeat(times)};`, `${' '.repeat(times)};`, `a${' '.repeat(times)};`, `${'a '.repeat(times)};`]) await decide('Anna', list);
for (const name of [`${'a '.repeat(times)}!`, `${'é'.repeat(times)}.`]) await decide(name, '');
