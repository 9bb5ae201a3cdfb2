const ada = await signIn('ada@moreau.example');
const key = token(5);
const queries = ['phone', 'email'].flatMap((field) => [
  `{ groups { members { x${key}: ${field} } } }`,
  `{ hikes { leader { id: ${field} } } }`,
  `{ all: groups { name: id members { city: ${field} name } } }`,
  // The object has the name of one that may show it.
  ...['me', 'member', key].flatMap((name) => [`{ hikes { ${name}: leader { ${field} } } }`, `{ ${name}: groups { ${name}: members { ${field} } } }`, `{ ${name}: member(id: "m-una") { ${field} } }`, `{ ${name}: hikes { leader { ${name}: ${field} } } }`]),
]);
queries.push('{ me { password } groups { members { tel: password } } }');
const seen = async () => {
  const bodies = [];
  for (const query of queries) bodies.push((await ada.request({ method: 'POST', url: '/graphql', json: { query } })).body);
  return bodies;
};
const before = await seen();
sql("UPDATE members SET phone = '+99 5' || ?1 || id || ?2, email = ?1 || id || '@' || ?2 || '.example' WHERE id <> 'm-ada'", token(9), token(9));
expect(await seen(), 'private data could be told from the answer').toEqual(before);
blocked('disclosed', 'a private field was sent under an alias');
// What was refused is not written down either.
const written = JSON.stringify(events('log'));
const rows = sql("SELECT phone, email FROM members WHERE id <> 'm-ada'");
const told = rows.flatMap(({ phone, email }) => [phone, email]);
const found = told.filter((value) => written.includes(value));
expect(found, 'private data was written to the log').toBeEmpty();
