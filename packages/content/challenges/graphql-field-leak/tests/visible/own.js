const ada = await signIn('ada@moreau.example');
const ask = async (query) => (await ada.request({ method: 'POST', url: '/graphql', json: { query } })).json();
const own = await ask('{ me { name email phone } }');
expect(own.data?.me, 'Ada should get her own data').toEqual({ name: 'Ada Moreau', email: 'ada@moreau.example', phone: '+99 555 0141' });
const mine = (await ask('{ me { groups { name } } }')).data?.me?.groups;
expect(mine, 'Ada should be in two groups').toEqual([
  { name: 'Early birds' }, { name: 'Slow with cameras' },
]);
const other = await ask('{ member(id: "m-una") { name city } }');
expect(other.data?.member?.name, 'Ada should see the name of another member').toBe('Una Ferreira');
expect((await ada.get('/')).body, "the page should show Ada's number").toContain('0141');
