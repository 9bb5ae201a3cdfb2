// The address that takes JSON, in every way that a foreign page may send to it without a preflight.
const daily = number(1000, 4999);
const json = JSON.stringify({ daily });
const ways = [
  `<script>fetch('https://app.test/api/limit', { method: 'POST', mode: 'no-cors', credentials: 'include', body: '${json}' })</script>`,
  `<script>navigator.sendBeacon('https://app.test/api/limit', '${json}')</script>`,
  // Text by its type, with JSON in what follows it.
  ...['text/plain; application/json', 'text/plain;charset=application/json', 'application/x-www-form-urlencoded; v=json'].map((type) => `<script>fetch('https://app.test/api/limit', { method: 'POST', mode: 'no-cors', credentials: 'include', headers: { 'content-type': '${type}' }, body: '${json}' })</script>`),
  `<script>navigator.sendBeacon('https://app.test/api/limit', new Blob(['${json}'], { type: 'text/plain; application/json' }))</script>`,
  `<form method="post" enctype="text/plain" action="https://app.test/api/limit"><input name='{"daily":${daily},"x":"' value='"}'></form><script>document.forms[0].submit()</script>`,
  `<form method="post" action="https://app.test/api/limit"><input name="daily" value="${daily}"></form><script>document.forms[0].submit()</script>`,
];
for (const html of shuffle(ways)) {
  const mara = await victim('mara@lind.example');
  await mara.visitAttacker(html);
}
expect(sql("SELECT daily FROM users WHERE id = 'mara-lind'")[0].daily, 'a foreign page changed the daily limit').toBe(200);
