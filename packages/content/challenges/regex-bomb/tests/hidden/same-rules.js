const word = token(6);
const good = [[`Plot ${number(1, 99)} East`, `${word}, broad ${word}`], ['Łucja Żuk', `${word} , ${word}-2,x`], ['Æ', ' tomato']];
for (const [name, tags] of good) {
  const reply = await client().post('/offers', { name, tags, text: word });
  expect(reply.status, `"${name}" with "${tags}" was welcome before`).toBe(200);
}
const bad = [[`${word}.`, ''], [`${word}\t${word}`, ''], ['Anna', `${word}/${word}`], ['Anna', `${word},, ${word}`], ['Anna', '   ']];
for (const [name, tags] of bad) {
  const reply = await client().post('/offers', { name, tags, text: word });
  expect(reply.status, `"${name}" with "${tags}" was refused before`).toBe(422);
}
