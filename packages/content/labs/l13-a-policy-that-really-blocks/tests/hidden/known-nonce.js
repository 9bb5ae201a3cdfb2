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
const describe = (nonces) => sql('UPDATE cabins SET description = ? WHERE id = 2', [...nonces].map((nonce) => `<script nonce="${nonce}">alert("${mark}")</script>`).join(''));
describe([...seen, '']);
for (const path of paths) await lotte.visit(path);
// And read just before a reader comes: as a guest for guests, and for readers who are signed in.
const guest = await victim();
for (const reader of shuffle([guest, lotte])) {
  for (const path of paths) {
    seen.clear();
    for (const browser of [client(), piet]) look(await browser.get(path));
    describe(seen);
    await reader.visit(path);
  }
}
// And the reader's own: whatever shows a stranger one page of theirs must not open the next one.
for (const reader of [lotte, guest]) {
  const own = new Set();
  for (const path of paths) {
    const { html } = await reader.visit(path);
    for (const found of html.matchAll(/nonce=["']?([^"'\s>]+)/g)) own.add(found[1]);
  }
  describe(own);
  for (const path of paths) await reader.visit(path);
}
expect(ran(mark), 'a nonce from an earlier page was accepted again').toBe(false);
