// Ben orders, pays by card, and the provider tells us.
const sign = (body) => crypto.createHmac('sha256', 'hk-penhallow-beet-3391').update(body).digest('hex');
const tell = (message, signature) => {
  const body = JSON.stringify({ time: 1772449200000, ...message });
  return request({ method: 'POST', url: '/hooks/payment', body, headers: { 'content-type': 'application/json', 'x-forwarded-for': '198.51.100.70', 'x-signature': signature ?? sign(body) } });
};
const ben = await signIn('ben@carrow.example');
const order = await ben.post('/orders', { article: 'leek', count: '3', price: '2.80', address: 'Ben Carrow, The Old Forge' });
expect(order.body, 'the order should be for three packets').toContain('€ 8.40');
const [{ id }] = sql("SELECT id FROM orders WHERE person_id = 'ben' ORDER BY id DESC LIMIT 1");
expect((await ben.post(`/orders/${id}/card`, { card: '4000 1234 0000 5678' })).body, 'his card should be accepted').toContain('Card accepted');
await tell({ event: 'ev-visible-1', order: id, cents: 840 });
expect(sql('SELECT status FROM orders WHERE id = ?', id)[0].status, 'the order should be paid').toBe('paid');
expect(sql('SELECT id FROM parcels WHERE order_id = ?', id), 'one parcel should be sent').toHaveLength(1);
