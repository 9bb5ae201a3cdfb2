// No bracket anywhere: a quote or a space is enough.
const nils = await signIn('nils@aker.example');
const hanne = await victim('hanne@courier.example', 'deadline-at-six-44');
const guest = await victim();
const mark = token(8);
const event = pick(['onfocus', 'onfocusin']);
const code = `al\\u0065rt(\`${mark}\`)`;
const own = { name: 'Nils Aker', town: 'Ness', site: '' };
const people = [
  { ...own, name: `N" tabindex=0 autofocus ${event}="al\\u0065rt('${mark}')` },
  { ...own, town: `x tabindex=0 autofocus ${event}=al\\u0065rt('${mark}')` },
  { ...own, town: `x" tabindex=0 autofocus ${event}="al\\u0065rt('${mark}')` },
  { ...own, site: `https://x.example/" autofocus ${event}="${code}` },
  { ...own, site: `https://x.example/' autofocus ${event}='alert("${mark}")` },
];
for (const person of shuffle(people)) {
  await nils.post('/me', person);
  await nils.post('/articles/3/comments', { body: 'Lamps, please.' });
  await hanne.visit('/desk');
  await hanne.visit('/articles/3');
  await guest.visit('/articles/3');
}
await nils.post('/me', own);
await nils.post('/articles/3/comments', { body: `[plan](https://x.example/"autofocus/${event}="alert\`${mark}\`)` });
await hanne.visit('/articles/3');
expect(ran(mark), 'a value broke out of its attribute and ran').toBe(false);
