const who = await signIn(pick(['ada@moreau.example', 'kasimir@elp.example']));
const field = pick(['phone', 'email']);
const queries = [`{ me { name groups { members { name ${field} } } } }`, `{ member(id: "m-una") { groups { members { name groups { members { ${field} } } } } } }`, `query { me { ${field} groups { members { id ${field} } } } }`];
for (const query of shuffle(queries)) await who.request({ method: 'POST', url: '/graphql', json: { query } });
blocked('disclosed', 'private data was sent on a longer path');
