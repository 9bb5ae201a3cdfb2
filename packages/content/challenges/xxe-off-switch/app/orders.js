const express = require('express');
const db = require('db');
const { readXml } = require('./xml');
const options = require('./xml-options');
const { ordersPage, orderPage } = require('./views');

const orderRoutes = express.Router();

const listOrders = () => db.all('SELECT * FROM orders ORDER BY id DESC');

orderRoutes.get('/', (req, res) => res.send(ordersPage(listOrders(), '')));

// Shops send their orders as XML.
orderRoutes.post('/orders', async (req, res) => {
  let order;
  try {
    order = await readXml(String(req.body?.xml ?? ''), options);
  } catch (error) {
    return res.status(400).send(ordersPage(listOrders(), `This order cannot be read: ${error.message}`));
  }
  if (order.name !== 'order') return res.status(400).send(ordersPage(listOrders(), 'This is not an order.'));
  const { lastInsertRowid: id } = db.run('INSERT INTO orders (shop) VALUES (?)', String(order.attributes.shop ?? '').slice(0, 100));
  for (const line of order.children.filter(({ name }) => name === 'line')) {
    db.run('INSERT INTO lines (order_id, article, count, note) VALUES (?, ?, ?, ?)', id, String(line.attributes.article ?? ''), Number(line.attributes.count ?? 1), line.text.slice(0, 500));
  }
  res.redirect(`/orders/${id}`);
});

orderRoutes.get('/orders/:id', (req, res, next) => {
  const order = db.get('SELECT * FROM orders WHERE id = ?', req.params.id);
  if (!order) return next();
  res.send(orderPage(order, db.all('SELECT * FROM lines WHERE order_id = ? ORDER BY id', order.id)));
});

module.exports = { orderRoutes };
