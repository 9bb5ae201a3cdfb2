// Mara is signed in and opens a page of somebody else. It sends a form.
const mara = await victim('mara@lind.example');
await mara.visitAttacker(`<form method="post" action="https://app.test/transfers">
  <input name="to" value="teo"><input name="points" value="150"><input name="note" value="Thanks!">
</form><script>document.forms[0].submit()</script>`);
expect(sql("SELECT points FROM users WHERE id = 'mara-lind'")[0].points, "Mara's points were sent by a page she only looked at").toBe(640);
