const headers = { 'content-type': 'application/json', 'x-signature': 'f'.repeat(64) };
const reply = await request({ method: 'POST', url: '/hooks/payment', headers, body: '{"order":302,"status":"paid"}' });
expect(reply.status, 'a forged message should be refused').toBe(401);
expect(sql('SELECT status FROM orders WHERE id = 302')[0].status, 'the order should stay open').toBe('open');
const ledger = await request({ url: '/ledger.csv', headers: { 'x-ledger-key': 'ledger-0000-jasmine-0000' } });
expect(ledger.status, 'a wrong key should be refused').toBe(401);
