// One password, sixty accounts, one machine. Those at the end of the list really use it.
const stored = sql("SELECT password FROM clients WHERE id = 'anton-weiss'")[0].password;
const emails = Array.from({ length: 64 }, (_, at) => `${token(6)}${at}@${pick(['mailhaus', 'post'])}.example`);
emails.forEach((email, at) => {
  if (at >= 52 && at % 2 === 0) sql("INSERT INTO clients VALUES (?, 'Kai Brandt', ?, ?, 'Ms Arden', 'Monday', 'the blue room', ?)", `new-${at}`, email, stored, `Until Monday, ${token(5)}`);
});
for (const email of emails) {
  const headers = { 'x-lab-address': '198.51.100.50', 'x-forwarded-for': `192.0.2.${number(1, 250)}`, 'x-real-ip': `192.0.2.${number(1, 250)}` };
  await client().post('/login', { email, password: 'sunshine' }, { follow: false, headers });
}
blocked('session', 'one password was tried on many accounts until it worked');
