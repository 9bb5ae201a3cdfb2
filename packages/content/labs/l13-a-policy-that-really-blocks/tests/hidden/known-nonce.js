// Read from pages and headers that the attacker saw earlier, as a guest and as a host.
const mark = token(8);
const seen = new Set();
const look = (reply) => {
  for (const [name, value] of reply.headers) if (name.startsWith('content-security-policy')) for (const found of value.matchAll(/'nonce-([^']+)'/g)) seen.add(found[1]);
  for (const found of reply.body.matchAll(/nonce=["']?([^"'\s>]+)/g)) seen.add(found[1]);
};
const piet = await signIn('piet@dorn.example');
const paths = shuffle(['/cabins/2', '/cabins/2/print']);
for (const url of [...paths, '/', ...paths]) { look(await piet.get(url)); look(await client().get(url)); }
const lotte = await victim('lotte@maas.example');
for (const path of paths) await lotte.visit(path);
const scripts = [...seen, ''].map((nonce) => `<script nonce="${nonce}">alert("${mark}")</script>`);
sql('UPDATE cabins SET description = ? WHERE id = 2', scripts.join(''));
for (const path of paths) await lotte.visit(path);
expect(ran(mark), 'a nonce from an earlier page was accepted again').toBe(false);
