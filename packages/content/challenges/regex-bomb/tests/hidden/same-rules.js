const word = token(6);
async function decide(name, tags, status) {
  const reply = await client().post('/offers', { name, tags, text: word }, { follow: false });
  expect(reply.status, `"${name}" with "${tags}" was ${status === 303 ? 'welcome' : 'refused'} before`).toBe(status);
}
const good = [[`Plot ${number(1, 99)} East`, `${word}, broad ${word}`], ['Łucja Żuk', `${word} , ${word}-2,x`], ['Æ', ' tomato']];
// Any alphabet, one long word, many short ones, a name and a list of ordinary length.
good.push(['Ελένη Παππά', 'a'], ['Надія 7', '-'], ['山田 花子', '_'], ['𐐀𐐨 2', 'x'], ['Donaudampfschifffahrtsgesellschaft', ''], ['A b C d E f G h I j K l', ''], [`Allotments of ${word} Road and Mill Lane 7`, '']);
good.push(['Anna', `tomato, broad bean, ${word}, sunflower, early potato, sweet pea, kids, dry soil`], ['Anna', 'one two three four'], ['Anna', 'broad   bean'], ['Anna', 'broad\tbean,\tpea'], ['Anna', '  early  ,  late  ,x'], ['Anna', 'tomato,'], ['Anna', `a${',b'.repeat(20)}`], ['Anna', `${word.repeat(5)}`]);
for (const [name, tags] of good) await decide(name, tags, 303);
const bad = [[`${word}.`, ''], [`${word}\t${word}`, ''], ['Anna', `${word}/${word}`], ['Anna', `${word},, ${word}`], ['Anna', '   ']];
// Digits are 0 to 9; a mark that is no letter, and a line break, are neither letter nor space.
bad.push(['Plot ٣', ''], ['Plot ½', ''], [`${word}_${word}`, ''], ['Anne-Marie', ''], ['Anna\n', ''], ['Anna\nBell', ''], ['Anna\n!', ''], ['!\nAnna', ''], ['Anna\u00a0Bell', ''], ['Anna 🌱', ''], ['Anna  ', ''], [' ', '']);
bad.push(['Anna', 'jalapeño'], ['Anna', 'помідор'], ['Anna', ','], ['Anna', 'a, ,b'], ['Anna', 'a,,'], ['Anna', ' ,a'], ['Anna', 'a\n;'], ['Anna', ';\na'], ['Anna', 'a b.c'], ['Anna', `${word},\t,${word}`]);
for (const [name, tags] of bad) await decide(name, tags, 422);
// And short texts of everything that the rules are about, decided here by a few lines of plain code.
const isTags = (text) => text.split(',').every((part, at, all) => /^[a\s-]*$/.test(part) && (part.trim() !== '' || (part === '' && at > 0 && at === all.length - 1)));
const isName = (text) => /^[a4é ]+$/.test(text) && !text.includes('  ') && text[0] !== ' ';
for (let round = 0; round < 40; round++) {
  const draw = (characters) => Array.from({ length: number(1, 7) }, () => pick([...characters])).join('');
  const [name, tags] = [draw('aa4é  -').trimEnd() || 'a', draw('aa-, \t')];
  // A comma and then spaces at the end: either answer is sensible.
  if (!/,\s+$/.test(tags)) await decide('Anna', tags, isTags(tags) ? 303 : 422);
  await decide(name, '', isName(name) ? 303 : 422);
}
