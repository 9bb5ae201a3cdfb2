for (const [name, tags] of [['', ''], ['Anna!', ''], ['Anna  Bell', ''], [' Anna', ''], ['<b>Anna</b>', ''], ['Anna', 'tomato; bean'], ['Anna', 'tomato,,bean'], ['Anna', ', tomato'], ['Anna', 'to<mato']]) {
  const reply = await client().post('/offers', { name, tags, text: 'x' });
  expect(reply.status, `the name "${name}" with the tags "${tags}" should be refused`).toBe(422);
}
