// Teo has an account, too. He looks at his own forms, and puts whatever is in them into the page he shows to Mara.
const teo = await victim('teo@varga.example');
const quote = (text) => String(text || '').replace(/&/g, '&amp;').replace(/"/g, '&quot;');
const page = await teo.visit('/');
const send = page.all('#send input');
const own = send.filter(({ attributes }) => attributes.type === 'hidden').map(({ attributes }) => [attributes.name, attributes.value]);
const named = page.all('meta[content]').filter(({ attributes }) => attributes.name !== 'viewport').map(({ attributes }) => [attributes.name, attributes.content]);
const lure = (fields) => `<form method="post" action="https://app.test/transfers"><input name="to" value="teo"><input name="points" value="${number(11, 60)}">
${fields.map(([name, value]) => `<input type="hidden" name="${quote(name)}" value="${quote(value)}">`).join('')}</form><script>document.forms[0].submit()</script>`;
const mara = await victim('mara@lind.example');
await mara.visit('/');
const ways = [own, [...own, ...named], own.map(([name]) => [name, '']), own.map(([name]) => [name, 'undefined']), own.map(([name]) => [`${name}[]`, 'x'])];
for (const fields of shuffle(ways)) await mara.visitAttacker(lure(fields));
expect(sql("SELECT points FROM users WHERE id = 'mara-lind'")[0].points, "a token from the attacker's own page opened Mara's purse").toBe(640);
