async function decide(name, tags) {
  const reply = await client().post('/offers', { name, tags, text: 'x' });
  expect(reply.of('fault'), 'one text used up everything the app had').toBeEmpty();
  expect(reply.fuel, 'a short text should be decided at once').toBeLessThan(15);
}
// Short enough that each of them still gets an answer, and the cost can be seen.
const names = [`${'é'.repeat(18)}.`, `${'4'.repeat(18)}-`, `${'word '.repeat(6)}?`, `${'aB3'.repeat(6)}/`];
const lists = [`${'a '.repeat(16)};`, `${'a'.repeat(17)}(`, `${'bean , '.repeat(5)}b;`];
// Wrong only because of where an allowed character stands, and wrong before the end.
const row = Array.from({ length: 18 }, () => pick([...'abcdefgé456'])).join('');
names.push(`${row}  `, `${row}  ${row}`, `${row}!a`, `${row}\n`, `A ${row}  Z`);
const word = row.slice(1).replaceAll('é', '-');
lists.push(`${word},,`, `${word}, ,b`, `${word};a`, `${word},,a`, `b, ${word} , ,`, `${word}é`);
for (const name of shuffle(names)) await decide(name, '');
for (const list of shuffle(lists)) await decide('Anna', list);
const times = number(40, 70);
for (const list of [`${'a, '.repeat(times)};`, `${' '.repeat(times)};`, `a${' '.repeat(times)};`, `${'a '.repeat(times)};`, `${'a '.repeat(times)},,`, `${'a,'.repeat(times)},`, `${word.repeat(3)},,`]) await decide('Anna', list);
for (const name of [`${'a '.repeat(times)}!`, `${'é'.repeat(times)}.`, `${'a '.repeat(times)} `, `${row.repeat(3)}  `]) await decide(name, '');
