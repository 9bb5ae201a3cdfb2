const ada = await signIn('ada@moreau.example');
const send = (query) =>
  ada.request({ method: 'POST', url: '/graphql', json: { query } });
const ask = async (query) => (await send(query)).json();
const all = await ask('{ hikes { title leader { name city } } groups { name members { id name } } }');
expect(all.data?.hikes?.[1]?.leader, 'a hike should name its leader').toEqual({ name: 'Una Ferreira', city: 'Chur' });
expect(all.data?.groups?.[2]?.members?.map((member) => member.name), 'a group should name its members').toEqual(['Kasimir Elp', 'Oskar Thorne', 'Una Ferreira']);
const renamed = await ask('{ you: me { tel: phone } }');
expect(renamed.data, 'a field may be given another name').toEqual({ you: { tel: '+99 555 0141' } });
// Nobody, and a long way round.
const nobody = await ask('{ member(id: "m-zed") { name } }');
expect(nobody.data, 'nobody should be null').toEqual({ member: null });
const round = await ask('{ me { groups { members { groups { name } } } } }');
expect(round.data?.me?.groups?.length, 'a nested query should work').toBe(2);
// What is no query, or too large a one, is refused.
const down = ' { groups { members'.repeat(3);
const deep = `{ me${down} { groups { name } }${' } }'.repeat(3)} }`;
const wide = `{ me { ${'name '.repeat(2100)} } }`;
const wrong = ['me me { name } }', '{ me { name } } me', '{ 5 }', '{ me }'];
wrong.push('{ me { secret } }', '{ me { constructor } }', '{ me { name { id } } }');
for (const query of [...wrong, '{ me { name', deep, wide]) {
  const reply = await send(query);
  const what = `"${query.slice(0, 40)}" should be refused`;
  const { data = null } = reply.json();
  expect([reply.status, data], what).toEqual([400, null]);
  expect(reply.fuel, `${what} at once`).toBeLessThan(100);
}
