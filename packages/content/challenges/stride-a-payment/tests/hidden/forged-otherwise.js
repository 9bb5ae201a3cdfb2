// A header can be written by anybody, and so can a signature of another body.
const id = number(1000, 5000);
sql("INSERT INTO orders VALUES (?, 'ben', 'box', 1, 9600, 'x', 'open', NULL)", id);
const send = (message, headers) => request({ method: 'POST', url: '/hooks/payment', body: JSON.stringify(message), headers: { 'content-type': 'application/json', ...headers } });
const message = { event: `ev-${token(6)}`, order: id, cents: 9600, time: 1772449200000 };
const other = crypto.createHmac('sha256', 'hk-penhallow-beet-3391').update(JSON.stringify({ ...message, order: 903, cents: 280 })).digest('hex');
for (const headers of shuffle([{ 'x-forwarded-for': '198.51.100.70' }, { 'x-forwarded-for': '198.51.100.70', 'x-signature': '' }, { 'x-signature': other }, { 'x-signature': token(64) }, { 'x-signature': crypto.createHmac('sha256', 'guess').update(JSON.stringify(message)).digest('hex') }])) await send(message, headers);
expect(sql('SELECT id FROM parcels WHERE order_id = ?', id), 'a forged message had the seeds sent').toBeEmpty();
