const ada = await signIn('ada@moreau.example');
const ask = async (query) => (await ada.request({ method: 'POST', url: '/graphql', json: { query } })).json();
const all = await ask('{ hikes { title leader { name city } } groups { name members { id name } } }');
expect(all.data?.hikes?.[1]?.leader, 'a hike should name its leader').toEqual({ name: 'Una Ferreira', city: 'Chur' });
expect(all.data?.groups?.[2]?.members?.map((member) => member.name), 'a group should name its members').toEqual(['Kasimir Elp', 'Oskar Thorne', 'Una Ferreira']);
const renamed = await ask('{ you: me { tel: phone } }');
expect(renamed.data, 'a field may be given another name').toEqual({ you: { tel: '+99 555 0141' } });
