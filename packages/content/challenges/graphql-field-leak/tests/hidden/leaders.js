const who = await signIn(pick(['ada@moreau.example', 'kasimir@elp.example']));
const field = pick(['phone', 'email']);
for (const query of shuffle([`{ hikes { leader { ${field} } } }`, `{ hikes { title leader { name ${field} groups { name } } } }`])) {
  await who.request({ method: 'POST', url: '/graphql', json: { query } });
  await who.post('/explorer', { query });
}
blocked('disclosed', "private data was sent through a hike's leader");
