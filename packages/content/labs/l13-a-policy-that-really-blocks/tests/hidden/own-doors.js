const lotte = await victim('lotte@maas.example');
const [first, second] = [token(8), token(8)];
sql("UPDATE cabins SET rules = ? WHERE id = 3", `alert('${second}')`);
const ways = [
  `<script src="/api/free?cabin=1&callback=alert('${first}')//"></script>`,
  `<script src="https://app.test/api/free?callback=${encodeURIComponent(`alert("${first}");x=`)}"></script>`,
  '<script src="/cabins/3/rules.txt"></script>',
];
sql('UPDATE cabins SET description = ? WHERE id = 2', shuffle(ways).join(''));
await lotte.visit('/cabins/2');
expect(ran(first) || ran(second), 'an address of the site itself was used as a script').toBe(false);
