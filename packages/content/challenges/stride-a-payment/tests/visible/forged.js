// Anybody on the internet: a message that order 901 has been paid, without a signature.
await request({ method: 'POST', url: '/hooks/payment', json: { event: 'ev-1', order: 901, cents: 9600, time: 1772449200000 } });
expect(sql('SELECT status FROM orders WHERE id = 901')[0].status, 'a forged message paid for the order').toBe('open');
