const left = number(3, 40);
const ways = [
  `'/**/Or/**/${left}<${left + number(1, 9)}/*`,
  `' oR ${left} BETWEEN 1 AND 99 --`,
  `'||(1)||'' OR NOT 0 --`,
  `x'\tOR\tstaff_no\tLIKE\t'N%`,
  `' UNION SELECT * FROM staff WHERE role='Director' --`,
  `'\nOR\nactive\n--`,
];
for (const staff_no of shuffle(ways)) await client().post('/login', { staff_no, code: token(5) });
blocked('session', 'a session was opened by a condition that was worded differently');
// Mira, and a colleague who began today.
const no = `N${number(2000, 8999)}`;
sql("INSERT INTO staff VALUES (?, ?, 'first-day-11', 'Ola Berg', 'Nurse', 'Ward 1', '399', '14 Elm Terrace', 'Tunde, 555-0199', 1)", `new-${no}`, no);
for (const browser of [await signIn('N1042'), await signIn(no, 'first-day-11')]) {
  for (const term of shuffle([`${token(3)}%' UNION SELECT day, hours, hours, hours FROM shifts --`, `' OR ${left} --`, `%' AND active < ${left} /*`])) await browser.get(`/directory?q=${encodeURIComponent(term)}`);
}
expect(events('sql').filter((event) => event.injected.length > 0), 'what was typed became part of the statement, whatever was compared afterwards').toBeEmpty();
