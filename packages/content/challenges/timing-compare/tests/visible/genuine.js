const body = '{"order":301,"status":"paid"}';
const headers = { 'content-type': 'application/json', 'x-signature': '5fd26e0c31b320fdc3e5e47d4fb25e81e05d20fe05456747c2b74e7de6f737ca' };
const reply = await request({ method: 'POST', url: '/hooks/payment', headers, body });
expect(reply.status, 'a message with the right signature should be accepted').toBe(200);
expect(sql('SELECT status FROM orders WHERE id = 301')[0].status, 'the order should be paid').toBe('paid');
const ledger = await request({ url: '/ledger.csv', headers: { 'x-ledger-key': 'ledger-4f81-jasmine-0c2e' } });
expect(ledger.body, 'the right key should open the ledger').toContain('301,Jasmine pearls,paid');
