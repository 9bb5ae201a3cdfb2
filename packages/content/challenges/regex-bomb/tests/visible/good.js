for (const [name, tags] of [['Anna', ''], ['Plot 14 West', 'tomato'], ['José García', 'tomato, broad bean,early'], ['B2', 'a-b , c_d']]) {
  const text = `Seeds ${token(6)}`;
  const reply = await client().post('/offers', { name, tags, text });
  expect(reply.status, `the name "${name}" with the tags "${tags}" should be accepted`).toBe(200);
  expect(reply.body, 'the offer should be on the table').toContain(text);
}
