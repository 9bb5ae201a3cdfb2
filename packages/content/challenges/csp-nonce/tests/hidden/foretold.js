// Every nonce that was ever seen: by Rhea, by Kofi, by a stranger, before and after a while.
const mark = token(8);
const seen = new Set();
const look = ({ headers, body }) => {
  for (const [name, value] of headers) if (name.startsWith('content-security-policy')) for (const found of value.matchAll(/'nonce-([^']+)'/g)) seen.add(found[1]);
  for (const found of body.matchAll(/nonce=["']?([^"'\s>]+)/g)) seen.add(found[1]);
};
const rhea = await signIn('rhea@tanner.example');
const kofi = await signIn('kofi@kestrel.example');
for (const path of shuffle(['/', '/login', '/studio'])) {
  look(await rhea.get(path));
  look(await kofi.get(path));
  look(await client().get(path));
  clock.advance(pick([0, 1000, 61_000]));
}
const victimOf = await victim('kofi@kestrel.example');
await rhea.post('/greetings', { html: [...seen].slice(0, 12).map((nonce) => `<script nonce="${nonce}">alert("${mark}")</script>`).join('') });
await victimOf.visit('/studio');
await victimOf.visit('/');
await (await victim()).visit('/');
expect(ran(mark), 'a nonce that was known in advance was accepted').toBe(false);
// Asked again at the same moment and from the same session, a page has another nonce.
const noncesOf = ({ headers }) => new Set(headers.filter(([name]) => name.startsWith('content-security-policy')).flatMap(([, value]) => [...value.matchAll(/'nonce-([^']+)'/g)].map((found) => found[1])));
for (const browser of shuffle([rhea, kofi, client()])) {
  const sent = [];
  for (const path of ['/', '/', '/login', '/login', '/']) sent.push(...noncesOf(await browser.get(path)));
  expect(new Set(sent).size, 'a nonce was sent with two pages').toBe(sent.length);
}
