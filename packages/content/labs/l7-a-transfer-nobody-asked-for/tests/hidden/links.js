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
];
for (const way of shuffle(ways)) await way();
expect(sql('SELECT state FROM requests WHERE id = 2')[0].state, 'following a link was enough to pay').toBe('open');
