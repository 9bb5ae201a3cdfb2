const ada = await signIn('ada@moreau.example');
// One more neighbor, who did not exist when the fix was written, and whose business has the name of Ada's. And somebody
// who joined today, and is as curious as Ada.
const [{ business, password }] = sql("SELECT business, password FROM users WHERE id = 'ada-moreau'");
const fresh = number(3000, 8999);
const email = `${token(8)}@curious.example`;
sql("INSERT INTO users VALUES (?, 'Noor Haddad', ?, ?, '-')", `guest-${fresh}`, business, `${token(8)}@new.example`);
sql("INSERT INTO users VALUES (?, 'Ivo Lang', 'Lang Bindery', ?, ?)", `ivo-${fresh}`, email, password);
sql("INSERT INTO clients VALUES (?, ?, 'Corner Cinema', ?)", fresh, `guest-${fresh}`, `${token(6)}@cinema.example`);
sql("INSERT INTO invoices VALUES (?, ?, ?, ?, '2026-02-25', '2026-03-27', 'sent', ?, '')", fresh, `guest-${fresh}`, fresh, `LL-${fresh}`, `RF-${token(8)}`);
sql("INSERT INTO lines VALUES (?, 1, 'Posters', 51000)", fresh);
const ivo = await signIn(email, 'harbour-lamp-19');
const victims = sql("SELECT id FROM invoices WHERE owner_id <> 'ada-moreau'").map((row) => row.id);
for (const headers of shuffle([{}, { referer: 'https://app.test/invoices' }])) {
  for (const id of shuffle(victims)) await ada.get(`/invoices/${id}/pdf`, { headers });
  const seen = async () => {
    const answers = [];
    for (const who of [ada, ivo]) {
      for (const url of [`/invoices/${fresh}`, `/invoices/${fresh}/pdf`, `/export.csv?client=${fresh}`]) answers.push(await who.get(url, { headers }));
      answers.push(await who.post(`/invoices/${fresh}/note`, { note: 'Paid' }, { headers, follow: false }));
    }
    return answers.map((answer) => [answer.status, answer.url, answer.headers, answer.body]);
  };
  // What they may not read must not change what they are sent, in whatever spelling it would be written, and in whatever
  // part of the answer.
  const before = await seen();
  sql('UPDATE invoices SET number = ?, payment_ref = ?, note = ?, status = ?, issued = ?, due = ? WHERE id = ?', `LL-${token(5)}`, `RF-${token(8)}`, token(9), pick(['paid', 'overdue']), `2025-0${number(1, 9)}-11`, `2025-1${number(0, 2)}-11`, fresh);
  sql('UPDATE users SET name = ?, business = ?, email = ? WHERE id = ?', `Noor ${token(6)}`, `${token(6)} Prints`, `${token(8)}@new.example`, `guest-${fresh}`);
  sql('UPDATE clients SET name = ?, email = ? WHERE id = ?', `Cinema ${token(6)}`, `${token(6)}@cinema.example`, fresh);
  sql('UPDATE lines SET text = ?, cents = ? WHERE invoice_id = ?', `Posters, ${token(6)}`, number(20000, 90000), fresh);
  expect(await seen(), "a neighbour's invoice could be told from the answer").toEqual(before);
}
blocked('disclosed', "somebody was sent a neighbour's invoice");
