const note = token(8);
const mara = await victim('mara@lind.example');
await mara.visitAttacker(`<form method="post" action="https://app.test/requests"><input name="from" value="ines"><input name="points" value="${number(20, 90)}"><input name="note" value="${note}"></form><script>document.forms[0].submit()</script>`);
expect(sql('SELECT id FROM requests WHERE note = ?', note), 'a foreign page asked for points in the name of Mara').toBeEmpty();
// Somebody who joined today is as easily deceived.
const handle = `k${token(5)}`;
const stored = sql("SELECT password FROM users WHERE id = 'ines-roy'")[0].password;
sql('INSERT INTO users VALUES (?, ?, ?, ?, 300, 120)', `new-${handle}`, handle, `${handle}@new.example`, stored);
const fresh = await victim(`${handle}@new.example`, 'north-stand-52');
await fresh.visitAttacker(`<form method="post" action="https://app.test/transfers"><input name="to" value="teo"><input name="points" value="${number(5, 90)}"></form><script>document.forms[0].submit()</script>`);
expect(sql('SELECT points FROM users WHERE handle = ?', handle)[0].points, 'points of somebody who joined today were sent').toBe(300);
// A small sum is a sum, and forms are not the only senders of what forms send.
const before = sql("SELECT points FROM users WHERE id = 'mara-lind'")[0].points;
const fields = (sum) => `new URLSearchParams({ to: 'teo', points: '${sum}', note: 'x' })`;
const ways = [
  `<form method="post" action="https://app.test/transfers"><input name="to" value="teo"><input name="points" value="1"></form><script>document.forms[0].submit()</script>`,
  `<form method="post" action="https://app.test/requests/2/pay"><input name="sure" value="yes"></form><script>document.forms[0].submit()</script>`,
  ...[1, number(5, 90)].flatMap((sum) => [
    `<script>fetch('https://app.test/transfers', { method: 'POST', mode: 'no-cors', credentials: 'include', body: ${fields(sum)} })</script>`,
    `<script>navigator.sendBeacon('https://app.test/transfers', ${fields(sum)})</script>`,
    `<script>const request = new XMLHttpRequest(); request.open('POST', 'https://app.test/transfers'); request.withCredentials = true; request.send(${fields(sum)})</script>`,
  ]),
  `<script>fetch('https://app.test/requests', { method: 'POST', mode: 'no-cors', credentials: 'include', body: new URLSearchParams({ from: 'ines', points: '9', note: '${note}' }) })</script>`,
];
// The router reads all of these as one address.
for (const path of ['/TRANSFERS', '/transfers/', '/Transfers', '/transfers?x=1', '/%74ransfers']) {
  ways.push(`<form method="post" action="https://app.test${path}"><input name="to" value="teo"><input name="points" value="${number(1, 9)}"></form><script>document.forms[0].submit()</script>`);
}
ways.push('<img src="https://app.test/transfers?_method=POST&method=post&to=teo&points=3">');
for (const html of shuffle(ways)) await mara.visitAttacker(html);
// A page that was left open for a day, and what its cookies may have become meanwhile.
clock.advance(26 * 3_600_000);
for (const html of ways) await mara.visitAttacker(html);
expect(sql("SELECT points FROM users WHERE id = 'mara-lind'")[0].points, 'a foreign page sent points without a form, or a small sum').toBe(before);
expect(sql('SELECT id FROM requests WHERE note = ?', note), 'a foreign page asked for points in the name of Mara').toBeEmpty();
const ines = await victim('ines@roy.example');
const points = number(10, 40);
await ines.visitAttacker(`<iframe name="hole"></iframe><form method="post" target="hole" action="https://app.test/transfers"><input name="to" value="teo"><input name="points" value="${points}"></form><script>document.forms[0].submit()</script>`);
expect(sql("SELECT points FROM users WHERE id = 'ines-roy'")[0].points, 'a hidden frame sent points').toBe(210);
