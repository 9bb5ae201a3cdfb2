const db = require('db');

const findPerson = (id) => db.get('SELECT * FROM people WHERE id = ?', id);
const findPersonByEmail = (email) => db.get('SELECT * FROM people WHERE email = ?', email);

const listArticles = () => db.all('SELECT * FROM articles ORDER BY id');
const findArticle = (id) => db.get('SELECT * FROM articles WHERE id = ?', String(id ?? ''));

const listOrders = ({ id, role }) => (role === 'clerk' ? db.all('SELECT * FROM orders ORDER BY id DESC LIMIT 30') : db.all('SELECT * FROM orders WHERE person_id = ? ORDER BY id DESC LIMIT 30', id));
const findOrder = (id) => db.get('SELECT orders.*, articles.name AS article FROM orders JOIN articles ON articles.id = orders.article_id WHERE orders.id = ?', Number(id));
const addOrder = (personId, articleId, count, cents, address) => db.run('INSERT INTO orders (person_id, article_id, count, cents, address) VALUES (?, ?, ?, ?, ?)', personId, articleId, count, cents, address.slice(0, 120)).lastInsertRowid;

// Paid, and on its way.
function ship(id) {
  db.run("UPDATE orders SET status = 'paid' WHERE id = ?", id);
  db.run('INSERT INTO parcels (order_id) VALUES (?)', id);
}
const takeEvent = (event) => db.run('INSERT OR IGNORE INTO payment_events (event) VALUES (?)', String(event)).changes === 1;

const countAttempts = (field, value, since) => db.get(`SELECT count(*) AS count FROM attempts WHERE ${field} = ? AND time > ?`, value, since).count;
const addAttempt = (orderId, personId, time) => db.run('INSERT INTO attempts (order_id, person_id, time) VALUES (?, ?, ?)', orderId, personId, time);
const isCard = (card) => Boolean(db.get('SELECT 1 FROM cards WHERE number = ?', card));

const requestRefund = (id, personId) => db.run('UPDATE orders SET refund_by = ? WHERE id = ?', personId, id);
const refund = (id) => db.run("UPDATE orders SET status = 'refunded' WHERE id = ? AND status = 'paid'", id);

const addLog = (text) => db.run('INSERT INTO log (text) VALUES (?)', text);
const listLog = () => db.all('SELECT * FROM log ORDER BY id DESC LIMIT 60');

module.exports = { findPerson, findPersonByEmail, listArticles, findArticle, listOrders, findOrder, addOrder, ship, takeEvent, countAttempts, addAttempt, isCard, requestRefund, refund, addLog, listLog };
