const express = require('express');
const db = require('db');
const { isGenuine, isLedgerKey } = require('./secrets');
const { shopPage } = require('./views');

const app = express();
app.use(express.json());

app.get('/', (req, res) => res.send(shopPage(db.all('SELECT * FROM orders ORDER BY id'))));

// The provider says that an order was paid. Only the signature proves that it was the provider.
app.post('/hooks/payment', (req, res) => {
  if (!isGenuine(req.rawBody, req.get('x-signature') ?? '')) return res.status(401).json({ error: 'signature' });
  db.run("UPDATE orders SET status = 'paid' WHERE id = ? AND status = 'open'", req.body.order);
  res.json({ ok: true });
});

// For the accountant's program, once a night.
app.get('/ledger.csv', (req, res) => {
  if (!isLedgerKey(req.get('x-ledger-key') ?? '')) return res.status(401).type('text').send('key');
  res.type('csv').send(db.all('SELECT * FROM orders').map((order) => [order.id, order.tea, order.status].join(',')).join('\n'));
});

app.listen(3000);
