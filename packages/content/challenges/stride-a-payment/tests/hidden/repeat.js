// A message that was sent once is sent again, as providers do when no answer arrives, and as somebody does who has recorded it.
const sign = (body) => crypto.createHmac('sha256', 'hk-penhallow-beet-3391').update(body).digest('hex');
const tell = (message, signature) => {
  const body = JSON.stringify({ time: 1772449200000, ...message });
  return request({ method: 'POST', url: '/hooks/payment', body, headers: { 'content-type': 'application/json', 'x-forwarded-for': '198.51.100.70', 'x-signature': signature ?? sign(body) } });
};
const id = number(1000, 5000);
sql("INSERT INTO orders VALUES (?, 'ben', 'box', 1, 9600, 'x', 'open', NULL)", id);
const event = `ev-${token(8)}`;
for (const wait of [0, number(1, 60) * 1000, 0]) {
  clock.advance(wait);
  await tell({ event, order: id, cents: 9600, time: 1772449200000 });
}
expect(sql('SELECT id FROM parcels WHERE order_id = ?', id).length, 'one payment should send one parcel').toBe(1);
