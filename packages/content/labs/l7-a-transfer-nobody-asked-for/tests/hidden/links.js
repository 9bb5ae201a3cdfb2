// Not only images send GET: links, redirects and windows do too. With these, even Lax cookies are sent.
const address = 'https://app.test/requests/2/pay';
const mara = await victim('mara@lind.example');
const ways = [
  async () => mara.visitAttacker(`<script>location = '${address}'</script>`),
  async () => { await mara.visitAttacker(`<a id="ducks" href="${address}">Ducks</a>`); await mara.click('#ducks'); },
  async () => mara.visitAttacker(`<script>open('${address}')</script>`),
  async () => mara.visitAttacker(`<form action="${address}"></form><script>document.forms[0].submit()</script>`),
  async () => mara.visitAttacker(`<meta http-equiv="refresh" content="0;url=${address}">`),
  async () => mara.visitAttacker(`<form method="post" action="${address}"></form><script>document.forms[0].submit()</script>`),
  async () => mara.visitAttacker(`<script>location = '${address}?mail=1&email=1&confirm=1&confirmed=1&sure=yes&ok=1&_method=POST'</script>`),
];
for (const way of shuffle(ways)) await way();
expect(sql('SELECT state FROM requests WHERE id = 2')[0].state, 'following a link was enough to pay').toBe('open');
// Teo tries his own pages: whatever he is led to by links alone before he pays, he can lead Mara to as well.
const asked = number(3, 9);
sql("INSERT INTO requests (asker_id, payer_id, points, note, state) VALUES ('ines-roy', 'teo-varga', ?, 'A bell', 'open')", asked);
const [{ id }] = sql("SELECT id FROM requests WHERE payer_id = 'teo-varga'");
const teo = await victim('teo@varga.example');
const followed = [];
let page = await teo.visit('/requests');
for (let at = 0; at < 3 && page !== undefined; at++) {
  const link = page.find('a.pay');
  if (link === null || !link.attributes.href) break;
  followed.push(link.attributes.href);
  page = await teo.visit(link.attributes.href);
}
const open = sql("SELECT id FROM requests WHERE payer_id = 'mara-lind' AND state = 'open'");
for (const request of shuffle(open)) {
  for (const href of followed) {
    const lure = `https://app.test${href.replace(new RegExp(`\\b${id}\\b`, 'g'), request.id)}`;
    await mara.visitAttacker(`<img src="${lure}"><iframe src="${lure}"></iframe>`);
    await mara.visitAttacker(`<script>location = '${lure}'</script>`);
  }
}
expect(sql("SELECT id FROM requests WHERE payer_id = 'mara-lind' AND state = 'open'"), 'following links was enough to pay').toHaveLength(open.length);
