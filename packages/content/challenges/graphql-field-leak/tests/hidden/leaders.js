// Somebody who leads no hike, and a member who joined today.
const fresh = `${token(8)}@new.example`;
sql("INSERT INTO members SELECT ?, 'Ola Berg', 'Chur', ?, ?, password FROM members WHERE id = 'm-ada'", `m-${token(6)}`, fresh, `+99 555 ${number(2000, 9999)}`);
const members = [await signIn('ada@moreau.example'), await signIn(fresh, 'amber-hinge-31')];
const field = pick(['phone', 'email']);
for (const query of shuffle([`{ hikes { leader { ${field} } } }`, `{ hikes { title leader { name ${field} groups { name } } } }`])) {
  for (const who of members) {
    const seen = async () => [(await who.request({ method: 'POST', url: '/graphql', json: { query } })).body, (await who.post('/explorer', { query })).body];
    // What they may not read must not change what they see, in whatever spelling it would be written.
    const before = await seen();
    sql("UPDATE members SET phone = '+99 555 ' || ?, email = ? || id || '@new.example' WHERE id IN (SELECT leader_id FROM hikes)", String(number(2000, 9999)), token(6));
    expect(await seen(), "a leader's private data could be told from the answer").toEqual(before);
  }
}
blocked('disclosed', "private data was sent through a hike's leader");
