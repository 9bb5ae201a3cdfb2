// A real payment of a few cents, for an order of more. The provider signs what was paid.
const sign = (body) => crypto.createHmac('sha256', 'hk-penhallow-beet-3391').update(body).digest('hex');
const tell = (message, signature) => {
  const body = JSON.stringify({ time: 1772449200000, ...message });
  return request({ method: 'POST', url: '/hooks/payment', body, headers: { 'content-type': 'application/json', 'x-forwarded-for': '198.51.100.70', 'x-signature': signature ?? sign(body) } });
};
const id = number(1000, 5000);
sql("INSERT INTO orders VALUES (?, 'ben', 'box', 1, 9600, 'x', 'open', NULL)", id);
for (const cents of shuffle([1, number(2, 9599), 0, undefined, '9600'])) await tell({ event: `ev-${token(8)}`, order: id, cents });
expect(sql('SELECT id FROM parcels WHERE order_id = ?', id), 'a payment of another amount had the seeds sent').toBeEmpty();
// The provider corrects what it sent, and keeps the number of the event.
const event = `ev-${token(8)}`;
await tell({ event, order: id, cents: number(2, 9599) });
await tell({ event, order: id, cents: 9600 });
expect(sql('SELECT status FROM orders WHERE id = ?', id)[0].status, 'the whole amount should pay the order').toBe('paid');
expect(sql('SELECT id FROM parcels WHERE order_id = ?', id), 'a corrected message should have the seeds sent, once').toHaveLength(1);
