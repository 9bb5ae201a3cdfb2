const key = 'ledger-4f81-jasmine-0c2e';
const right = number(0, key.length - 1);
const guess = key.slice(0, right) + 'x'.repeat(key.length - right);
const reply = await request({ url: '/ledger.csv', headers: { 'x-ledger-key': guess } });
expect(reply.status, 'a key that is partly right is wrong').toBe(401);
expect(reply.of('compare').length, 'the key to the ledger was not compared in constant time').toBeGreaterThan(0);
