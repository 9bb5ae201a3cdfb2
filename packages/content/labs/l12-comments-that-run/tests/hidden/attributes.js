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
  // An attribute without quotes ends at a space, and its value needs none either.
  { ...own, name: `N tabindex=0 autofocus ${event}=al\\u0065rt('${mark}')` },
  { ...own, site: `https://x.example/ tabindex=0 autofocus ${event}=al\\u0065rt('${mark}')` },
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
// An attribute of a reader's own is one too many, whether or not something keeps it from running.
const extra = `data-m${mark}`;
const opened = await victim('nils@aker.example');
for (const quote of shuffle(['"', "'", ''])) {
  const added = `${quote} ${extra}=${quote}1`;
  await nils.post('/me', { name: `N${added}`, town: `x${added}`, site: `https://x.example/${added}` });
  await nils.post('/articles/2/comments', { body: `[plan](https://x.example/"${extra}="1)` });
  for (const page of [await hanne.visit('/desk'), await guest.visit('/articles/2'), await opened.visit('/me')]) {
    expect(page.find(`[${extra}]`), 'a value broke out of its attribute and became another one').toBe(null);
  }
}
expect(ran(mark), 'a value broke out of its attribute and ran').toBe(false);
