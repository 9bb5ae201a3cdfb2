const express = require('express');
const { findVoucher } = require('./vouchers');
const { checkPage, voucherPage, rulesPage, page } = require('./views');

const app = express();
app.use(express.urlencoded());

const CODE_LENGTH = 14;

app.get('/', (req, res) => res.send(checkPage('', '')));

app.post('/check', (req, res) => {
  const code = String(req.body?.code ?? '').trim();
  if (code.length !== CODE_LENGTH) return res.status(400).send(checkPage(code, 'A code has fourteen characters, including two hyphens.'));
  const voucher = findVoucher(code);
  if (!voucher) return res.status(404).send(checkPage(code, 'There is no such voucher, or it has been used.'));
  res.send(voucherPage(voucher));
});

app.get('/rules', (req, res) => res.send(rulesPage()));

app.use((req, res) => res.status(404).send(page('Not found', '<section class="card"><h1>Not found</h1><p><a href="/">Back to the vouchers</a></p></section>')));

app.listen(3000);
