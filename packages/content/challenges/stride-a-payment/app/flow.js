// The payment flow, as design.json decides it. Nothing to fix in this file.
const crypto = require('crypto');
const express = require('express');
const decisions = require('./design.json');
const store = require('./store');
const { page, shopPage, orderPage, logPage } = require('./views');

const CHOICES = {
  price: ['form', 'catalogue'],
  orderPage: ['number', 'buyer'],
  messageFrom: ['open', 'address', 'signature', 'signature and time'],
  messageAmount: ['ignored', 'compared'],
  messageRepeat: ['accepted', 'once'],
  cardAttempts: ['unlimited', 'per order', 'per buyer'],
  refunds: ['one clerk', 'two clerks'],
  log: ['status', 'who and what', 'everything'],
};
const checkKeys = (value, keys, where) => {
  const other = Object.keys(value ?? {}).find((key) => !keys.includes(key));
  if (other !== undefined)
    throw new Error(`design.json: ${where} has no ${other}`);
};
checkKeys(decisions, Object.keys(CHOICES), 'the design');
const design = {};
for (const [name, choices] of Object.entries(CHOICES)) {
  checkKeys(decisions?.[name], ['about', 'choices', 'choice'], name);
  design[name] = decisions?.[name]?.choice;
  if (!choices.includes(design[name]))
    throw new Error(`design.json: the choice for ${name} is one of ${choices.join(', ')}`);
}

// Shared with the payment provider. In a real shop it comes from a vault.
const HOOK_KEY = 'hk-penhallow-beet-3391';
const PROVIDER = '198.51.100.70';
const ATTEMPTS = 5;
const HOUR = 3_600_000;

const flowRoutes = express.Router();
const refuse = (req, res, status) => res.status(status).send(page(req, 'Refused', `<h1>Refused</h1><p><a href="/">Back to the shop</a></p>`));

function note(req, what, fields) {
  const texts = { status: what, 'who and what': `${req.person?.name ?? 'provider'}: ${what}`, everything: `${req.person?.name ?? 'provider'}: ${what} ${JSON.stringify(fields)}` };
  store.addLog(texts[design.log]);
}

// 1. The provider tells us about payments.
const sameText = (left, right) => left.length === right.length && crypto.timingSafeEqual(Buffer.from(left), Buffer.from(right));

function isFromProvider(req) {
  if (design.messageFrom === 'open') return true;
  if (design.messageFrom === 'address') return (req.get('x-forwarded-for') ?? req.ip) === PROVIDER;
  const signature = crypto.createHmac('sha256', HOOK_KEY).update(req.rawBody).digest('hex');
  if (!sameText(signature, (req.get('x-signature') ?? '').replace(/[^0-9a-f]/g, ''))) return false;
  return design.messageFrom === 'signature' || Math.abs(Date.now() - Number(req.body?.time)) < 300_000;
}

flowRoutes.post('/hooks/payment', (req, res) => {
  if (!isFromProvider(req)) return res.status(401).json({ error: 'sender' });
  const { event, order: id, cents } = req.body ?? {};
  const order = store.findOrder(id);
  if (!order) return res.status(404).json({ error: 'order' });
  // The amount first: a message that is refused does not use up its number, and
  // the provider may send it again with the right amount.
  if (design.messageAmount === 'compared' && cents !== order.cents) return res.status(409).json({ error: 'amount' });
  if (design.messageRepeat === 'once' && !store.takeEvent(event)) return res.json({ ok: true });
  store.ship(order.id);
  res.json({ ok: true });
});

// From here on, for people who are signed in.
flowRoutes.use((req, res, next) => (req.person ? next() : res.redirect('/login')));

flowRoutes.get('/', (req, res) => res.send(shopPage(req, store.listArticles(), store.listOrders(req.person))));

// 2. An order.
flowRoutes.post('/orders', (req, res) => {
  const article = store.findArticle(req.body?.article);
  const count = Number.parseInt(req.body?.count, 10);
  if (!article || !(count > 0 && count < 1000)) return refuse(req, res, 400);
  const price = design.price === 'catalogue' ? article.cents : Math.round(Number(req.body.price) * 100);
  if (!(price >= 0)) return refuse(req, res, 400);
  const id = store.addOrder(req.person.id, article.id, count, price * count, String(req.body.address ?? ''));
  res.redirect(`/orders/${id}`);
});

flowRoutes.get('/orders/:id', (req, res) => {
  const order = store.findOrder(req.params.id);
  const maySee = order && (design.orderPage === 'number' || order.person_id === req.person.id || req.person.role === 'clerk');
  if (!maySee) return refuse(req, res, 404);
  res.send(orderPage(req, order));
});

// 3. A card is tried at the provider, who answers at once whether it exists.
flowRoutes.post('/orders/:id/card', (req, res) => {
  const order = store.findOrder(req.params.id);
  if (!order || order.person_id !== req.person.id) return refuse(req, res, 404);
  if (design.cardAttempts === 'per order' && store.countAttempts('order_id', order.id, 0) >= ATTEMPTS) return refuse(req, res, 429);
  if (design.cardAttempts === 'per buyer' && store.countAttempts('person_id', req.person.id, Date.now() - HOUR) >= ATTEMPTS) return refuse(req, res, 429);
  const card = String(req.body?.card ?? '').replace(/\D/g, '');
  store.addAttempt(order.id, req.person.id, Date.now());
  note(req, `card tried for order ${order.id}`, { card });
  res.redirect(`/orders/${order.id}?card=${store.isCard(card) ? 'accepted' : 'refused'}`);
});

// 4. Money back.
flowRoutes.post('/orders/:id/refund', (req, res) => {
  const order = store.findOrder(req.params.id);
  if (!order || order.status !== 'paid' || req.person.role !== 'clerk') return refuse(req, res, 403);
  if (design.refunds === 'one clerk') {
    store.refund(order.id);
    note(req, `order ${order.id} refunded`, { order: order.id });
  } else if (!order.refund_by) {
    store.requestRefund(order.id, req.person.id);
    note(req, `refund of order ${order.id} requested`, { order: order.id });
  } else if (order.refund_by !== req.person.id) {
    store.refund(order.id);
    note(req, `refund of order ${order.id} approved`, { order: order.id });
  }
  res.redirect(`/orders/${order.id}`);
});

flowRoutes.get('/log', (req, res) => (req.person.role === 'clerk' ? res.send(logPage(req, store.listLog())) : refuse(req, res, 403)));

module.exports = { flowRoutes };
