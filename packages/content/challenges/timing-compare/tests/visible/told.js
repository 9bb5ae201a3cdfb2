// Twelve characters are right, the others are not.
const headers = { 'content-type': 'application/json', 'x-signature': `5fd26e0c31b3${'0'.repeat(52)}` };
const reply = await request({ method: 'POST', url: '/hooks/payment', headers, body: '{"order":301,"status":"paid"}' });
expect(reply.status, 'a signature that is partly right is wrong').toBe(401);
expect(reply.of('compare').length, 'the signature was not compared in constant time: an attacker can measure how much of it was right').toBeGreaterThan(0);
