// A patient attacker: three to four minutes between two names.
const email = `${token(8)}@new.example`;
sql("INSERT INTO customers SELECT ?, 'Ola Berg', ?, password, 'XX00' FROM customers WHERE id = 'tomas'", `new-${token(6)}`, email);
const address = `192.0.2.${number(30, 220)}`;
for (let at = 0; at < 13; at++) {
  await client().post('/login', { email: `${token(6)}@${token(7)}.example`, password: 'glass-ledger-57' }, { headers: { 'x-lab-address': address } });
  clock.advance(number(180, 240) * 1000);
}
await client().post('/login', { email, password: 'glass-ledger-57' }, { headers: { 'x-lab-address': address } });
expect(events('mail').length, 'nobody was alerted').toBeGreaterThan(0);
blocked('session', 'a patient attacker signed in before anybody was alerted');
