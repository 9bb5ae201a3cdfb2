// With the right number, and with something that is almost the code: a pattern, its beginning, other letters.
const people = shuffle(sql('SELECT staff_no, access_code FROM staff WHERE active = 1')).slice(0, 3);
const no = `N${number(2000, 8999)}`;
const code = `${token(5)}-${token(5)}`;
sql("INSERT INTO staff VALUES (?, ?, ?, 'Ola Berg', 'Nurse', 'Ward 1', '399', '14 Elm Terrace', 'Tunde, 555-0199', 1)", `new-${no}`, no, code);
for (const { staff_no, access_code } of [...people, { staff_no: no, access_code: code }]) {
  const almost = ['', '%', '_%', '*', access_code.replace(/[a-z]/g, '_'), access_code.slice(0, 4), `${access_code.slice(0, 4)}%`, access_code.slice(0, -1), `${access_code}x`, access_code.slice(3), access_code.toUpperCase(), access_code[0].toUpperCase() + access_code.slice(1), 'undefined', 'null', '0', '.*'];
  for (const given of shuffle(almost.filter((text) => text !== access_code))) await client().post('/login', { staff_no, code: given });
  for (const given of ['%', '_____', `${staff_no.slice(0, 3)}%`, '']) await client().post('/login', { staff_no: given, code: access_code });
  await client().post('/login', { staff_no });
}
blocked('session', 'a session was opened for somebody who did not give the whole code');
await signIn(no, code);
