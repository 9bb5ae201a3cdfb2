// Somebody who leads no hike, and members who joined today: one has the name
// of a leader. The ids of the others are the beginning of a leader's id, that id
// in capital letters, and that id with something after it.
const join = async (id, name) => {
  const email = `${token(8)}@new.example`;
  sql("INSERT INTO members SELECT ?, ?, 'Chur', ?, ?, password FROM members WHERE id = 'm-ada'", id, name, email, `+99 555 ${number(2000, 9999)}`);
  return signIn(email, 'amber-hinge-31');
};
const members = [await signIn('ada@moreau.example'), await join(`m-${token(6)}`, 'Una Ferreira'), await join('m-un', 'Ola Berg'), await join('M-UNA', 'Ola Berg'), await join('m-una-2', 'Ola Berg')];
// A leader who joined today.
await join('m-lea', 'Lea Brand');
sql("INSERT INTO hikes VALUES ('h-9', 'Three lakes', '2026-04-09', 'm-lea')");
const queries = ['{ hikes { leader { phone } } }', '{ hikes { leader { email } } }', '{ hikes { title leader { name phone groups { name } email } } }'];
for (const query of shuffle(queries)) {
  for (const who of members) {
    const graph = { method: 'POST', url: '/graphql', json: { query } };
    const form = who === members[0] && (() => who.post('/explorer', { query }));
    const seen = async () => [(await who.request(graph)).body, form && (await form()).body];
    // What they may not read must not change what they see, in whatever spelling it would be written.
    const before = await seen();
    sql("UPDATE members SET phone = '+99 5' || ?1 || id || ?2, email = ?1 || id || '@' || ?2 || '.example' WHERE id IN (SELECT leader_id FROM hikes)", token(9), token(9));
    expect(await seen(), "a leader's private data could be told from the answer").toEqual(before);
  }
}
blocked('disclosed', "private data was sent through a hike's leader");
