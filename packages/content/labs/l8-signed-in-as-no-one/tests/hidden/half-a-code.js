// With the right number, and with something that is almost the code: a pattern, its beginning, other letters.
const people = shuffle(sql('SELECT staff_no, access_code FROM staff WHERE active = 1')).slice(0, 3);
const no = `N${number(2000, 8999)}`;
const code = `${token(5)}-${token(5)}`;
sql("INSERT INTO staff VALUES (?, ?, ?, 'Ola Berg', 'Nurse', 'Ward 1', '399', '14 Elm Terrace', 'Tunde, 555-0199', 1)", `new-${no}`, no, code);
// And one whose code is a number, to whoever reads it as one.
const digits = { staff_no: `N${number(1200, 1999)}`, access_code: `0${number(100, 999)}` };
sql("INSERT INTO staff VALUES (?, ?, ?, 'Ada Rook', 'Nurse', 'Ward 1', '398', '15 Elm Terrace', 'Ben, 555-0198', 1)", `new-${digits.staff_no}`, digits.staff_no, digits.access_code);
for (const { staff_no, access_code } of [...people, digits, { staff_no: no, access_code: code }]) {
  const almost = ['', '%', '_%', '*', access_code.replace(/[a-z]/g, '_'), access_code.slice(0, 4), `${access_code.slice(0, 4)}%`, access_code.slice(0, -1), `${access_code}x`, access_code.slice(3), access_code.toUpperCase(), access_code[0].toUpperCase() + access_code.slice(1), 'undefined', 'null', '0', '.*', ' ', '\t', '\u00a0', ` ${access_code}`, `${access_code} `, String(parseInt(access_code, 10)), access_code.replace('-', '')];
  // The code of somebody else is no code of theirs.
  almost.push(...sql('SELECT access_code FROM staff WHERE staff_no <> ?', staff_no).map((other) => other.access_code));
  for (const given of shuffle(almost.filter((text) => text !== access_code))) await client().post('/login', { staff_no, code: given });
  for (const given of ['%', '_____', `${staff_no.slice(0, 3)}%`, '']) await client().post('/login', { staff_no: given, code: access_code });
  await client().post('/login', { staff_no });
}
blocked('session', 'a session was opened for somebody who did not give the whole code');
await signIn(no, code);
const opened = events('session').length;
for (const given of ['', ' ', '%', code.slice(0, 4), code.slice(0, -1), `${code}x`, code.toUpperCase()]) {
  if (given !== code) await client().post('/login', { staff_no: no, code: given });
}
expect(events('session'), 'after a right code a part of it was enough').toHaveLength(opened);
// A number that nobody has is refused in the same words as a wrong code.
const answers = [];
for (const staff_no of [no, `X${token(4)}`]) answers.push((await client().post('/login', { staff_no, code: 'wrong-code-10' })).body);
expect(answers[0], 'the answer should not tell who works here').toBe(answers[1]);
expect(events('log').filter(({ text }) => accounts.some(({ password }) => text.includes(password))), 'an access code was printed').toBeEmpty();
