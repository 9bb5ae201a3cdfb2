const db = require('db');

const findCustomer = (id) => db.get('SELECT * FROM customers WHERE id = ?', id);
const findCustomerByEmail = (email) => db.get('SELECT * FROM customers WHERE email = ?', email);
const listBread = () => db.all('SELECT * FROM bread ORDER BY id');
const findBread = (id) => db.get('SELECT * FROM bread WHERE id = ?', String(id ?? ''));
const listBasket = (visitId) => db.all('SELECT bread.name, bread.cents, count(*) AS count FROM baskets JOIN bread ON bread.id = baskets.bread_id WHERE visit_id = ? GROUP BY bread.id', visitId);
const addToBasket = (visitId, breadId) => db.run('INSERT INTO baskets (visit_id, bread_id) VALUES (?, ?)', visitId, breadId);

module.exports = { findCustomer, findCustomerByEmail, listBread, findBread, listBasket, addToBasket };
