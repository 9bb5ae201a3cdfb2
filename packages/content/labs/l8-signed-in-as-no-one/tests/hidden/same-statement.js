// An honest sign-in and an honest search send certain statements. Whatever is typed, no other statement may be sent:
// what was typed would be a part of it, in whatever spelling.
const shapes = () => [...new Set(events('sql').map((event) => event.shape))];
const no = `N${number(2000, 8999)}`;
sql("INSERT INTO staff VALUES (?, ?, 'first-day-11', 'Ola Berg', 'Nurse', 'Ward 1', '399', '14 Elm Terrace', 'Tunde, 555-0199', 1)", `new-${no}`, no);
const ola = await signIn(no, 'first-day-11');
for (const [staff_no, code] of [[no, 'wrong-code-10'], ['N9999', 'first-day-11'], ['', ''], ["D'Arcy", "it's"], ['Ola Berg', '100% "ok"; -- no /* */']]) await client().post('/login', { staff_no, code });
for (const sort of ['name', 'role', 'ward', 'extension', 'nothing', '']) {
  for (const q of ['', 'zha']) await ola.get(`/directory?sort=${sort}&q=${q}`);
}
for (const q of ['a', "O'Hara", 'Nwosu-Bell', '50% (of "all"); --']) await ola.get(`/directory?q=${encodeURIComponent(q)}`);
const honest = shapes();
const text = token(4);
const values = [`' OR 1=1 --`, `'OR'${text}'='${text}`, `N1001' --`, `N1001\n' OR 1=1 --`, `' OR 1=1 --\nN1042`, `' OR ''='\n${no}\n`, `'/**/oR/**/1<2/*`, `' UNION SELECT * FROM staff --`, `${text}'||(SELECT name FROM staff)||'`, `\\' OR 1=1 --`, `'; SELECT 1; --`, `${no}' AND substr(access_code,1,1)='f`];
// Short ones, and words that every object of the language knows.
values.push("'", "'--", "''", "%'", `a'/*`, 'constructor', '__proto__', 'toString');
for (const value of shuffle(values)) {
  await client().post('/login', { staff_no: value, code: text });
  await client().post('/login', { staff_no: no, code: value });
  await ola.get(`/directory?q=${encodeURIComponent(value)}`);
  await ola.get(`/directory?sort=${encodeURIComponent(value)}`);
}
// A field that is sent twice, or as a list, is not a text.
const encode = (name, items) => items.map((item) => `${encodeURIComponent(name)}=${encodeURIComponent(item)}`).join('&');
const headers = { 'content-type': 'application/x-www-form-urlencoded' };
for (const value of [`') OR 1=1 --`, `' OR 1=1 --`, `x','y`]) {
  for (const list of [['x', value], [value, 'x']]) {
    for (const sign of ['', '[]']) {
      await client().request({ method: 'POST', url: '/login', body: `${encode(`staff_no${sign}`, list)}&code=${text}`, headers });
      await client().request({ method: 'POST', url: '/login', body: `staff_no=${no}&${encode(`code${sign}`, list)}`, headers });
      await ola.get(`/directory?${encode(`q${sign}`, list)}`);
      await ola.get(`/directory?${encode(`sort${sign}`, list)}`);
    }
  }
}
expect(shapes().filter((shape) => !honest.includes(shape)), 'what was typed became part of the statement, in another spelling').toBeEmpty();
blocked('disclosed', 'private columns were shown');
