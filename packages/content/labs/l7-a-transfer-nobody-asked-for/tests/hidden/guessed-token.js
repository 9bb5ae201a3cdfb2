// Teo knows what Minnow knows about him, and about Mara. Is his token made of it? Then so is hers.
const teo = await victim('teo@varga.example');
const page = await teo.visit('/');
const own = page.all('#send input').filter(({ attributes }) => attributes.type === 'hidden').map(({ attributes }) => [attributes.name, attributes.value || '']);
const facts = (id) => {
  const [row] = sql('SELECT rowid AS at, id, handle, email FROM users WHERE id = ?', id);
  return [row.email, row.id, row.handle, `@${row.handle}`, String(row.at)];
};
const hash = (name, encoding) => (text) => crypto.createHash(name).update(text).digest(encoding);
const plain = [
  (text) => text,
  (text) => [...text].reverse().join(''),
  ...['base64', 'base64url', 'hex'].map((encoding) => (text) => Buffer.from(text).toString(encoding)),
];
const ways = [...plain, ...['md5', 'sha1', 'sha256', 'sha512'].flatMap((name) => ['hex', 'base64', 'base64url'].map((encoding) => hash(name, encoding)))];
const common = [...plain, ...['md5', 'sha1', 'sha256'].map((name) => hash(name, 'hex'))];
const [his, hers] = [facts('teo-varga'), facts('mara-lind')];
// Two facts with something between.
const pairs = (list) => ['', ':', '|', '-', '.'].flatMap((sign) => list.flatMap((left) => list.filter((right) => right !== left).map((right) => left + sign + right)));
const forged = [own];
// Where a value of Teo's is what was made of him, or a piece of it, Mara's is made in the same way.
function forge(way, from, to) {
  const made = way(from);
  const fields = own.map(([name, value]) => {
    if (made.length >= 3 && value.includes(made)) return [name, value.replaceAll(made, way(to))];
    if (value.length >= 6 && made.includes(value)) return [name, way(to).slice(made.indexOf(value)).slice(0, value.length)];
    return [name, value];
  });
  if (fields.some(([, value], at) => value !== own[at][1])) forged.push(fields);
}
if (own.length > 0) {
  for (const way of ways) his.forEach((fact, at) => forge(way, fact, hers[at]));
  const both = pairs(hers);
  for (const way of common) pairs(his).forEach((fact, at) => forge(way, fact, both[at]));
}
// A number that is near to Teo's, and a piece of a token in place of a token.
for (const step of [1, 2, 3, -1, -2]) {
  const next = own.map(([name, value]) => [name, value.replace(/\d{1,9}$/, (digits) => String(Number(digits) + step).padStart(digits.length, '0'))]);
  if (own.some(([, value]) => value.length < 16)) forged.push(next);
}
if (own.length > 0) for (const piece of [...'0123456789abcdef']) forged.push(own.map(([name]) => [name, piece]));
const quote = (text) => text.replace(/&/g, '&amp;').replace(/"/g, '&quot;');
const mara = await victim('mara@lind.example');
await mara.visit('/');
for (const fields of forged) {
  await mara.visitAttacker(`<form method="post" action="https://app.test/transfers"><input name="to" value="teo"><input name="points" value="${number(5, 20)}">
${fields.map(([name, value]) => `<input type="hidden" name="${quote(name)}" value="${quote(value)}">`).join('')}</form><script>document.forms[0].submit()</script>`);
}
expect(sql("SELECT points FROM users WHERE id = 'mara-lind'")[0].points, "Mara's token was computed from what is known about her").toBe(640);
