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
