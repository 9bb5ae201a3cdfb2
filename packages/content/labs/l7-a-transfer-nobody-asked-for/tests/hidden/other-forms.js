const note = token(8);
const mara = await victim('mara@lind.example');
await mara.visitAttacker(`<form method="post" action="https://app.test/requests"><input name="from" value="ines"><input name="points" value="${number(20, 90)}"><input name="note" value="${note}"></form><script>document.forms[0].submit()</script>`);
expect(sql('SELECT id FROM requests WHERE note = ?', note), 'a foreign page asked for points in the name of Mara').toBeEmpty();
const ines = await victim('ines@roy.example');
const points = number(10, 40);
await ines.visitAttacker(`<iframe name="hole"></iframe><form method="post" target="hole" action="https://app.test/transfers"><input name="to" value="teo"><input name="points" value="${points}"></form><script>document.forms[0].submit()</script>`);
expect(sql("SELECT points FROM users WHERE id = 'ines-roy'")[0].points, 'a hidden frame sent points').toBe(210);
