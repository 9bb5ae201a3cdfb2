// Everything the app asks of its database. All values are bound, so no input becomes SQL.
const db = require('db');

const findCustomer = (id) => db.get('SELECT * FROM customers WHERE id = ?', id);
const findCustomerByEmail = (email) => db.get('SELECT * FROM customers WHERE email = ?', email);
const listCustomers = () => db.all('SELECT * FROM customers ORDER BY name');
const listCafes = () => db.all("SELECT id, name, city, email FROM customers WHERE tier = 'trade' ORDER BY name");

// A customer is written back as a whole.
function saveCustomer(customer) {
  db.run(
    `UPDATE customers SET name = ?, email = ?, password = ?, street = ?, city = ?, grind = ?, delivery_day = ?, newsletter = ?,
       credit_cents = ?, tier = ?, staff = ?, joined = ? WHERE id = ?`,
    customer.name, customer.email, customer.password, customer.street, customer.city, customer.grind, customer.delivery_day, customer.newsletter,
    customer.credit_cents, customer.tier, customer.staff, customer.joined, customer.id,
  );
}

function addCustomer(customer) {
  db.run(
    'INSERT INTO customers VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)',
    customer.id, customer.name, customer.email, customer.password, customer.street, customer.city, customer.grind, customer.delivery_day,
    customer.newsletter, customer.credit_cents, customer.tier, customer.staff, customer.joined,
  );
}

const listCoffees = () => db.all('SELECT * FROM coffees ORDER BY name');
const listBoxes = (customerId) => db.all('SELECT * FROM boxes WHERE customer_id = ? ORDER BY id', customerId);
const findBox = (customerId, id) => db.get('SELECT * FROM boxes WHERE id = ? AND customer_id = ?', id, customerId);

// What a box costs: the price of a kilogram, by weight. Cafés pay four fifths.
function priceOf(coffee, grams, tier) {
  const known = db.get('SELECT cents_per_kg FROM coffees WHERE name = ?', String(coffee));
  const cents = ((known?.cents_per_kg ?? 0) * Number(grams)) / 1000;
  return Math.round(tier === 'trade' ? cents * 0.8 : cents);
}

function saveBox(box) {
  db.run(
    'UPDATE boxes SET customer_id = ?, coffee = ?, grams = ?, every_weeks = ?, paused = ?, price_cents = ?, next_on = ? WHERE id = ?',
    box.customer_id, box.coffee, box.grams, box.every_weeks, box.paused, box.price_cents, box.next_on, box.id,
  );
}

module.exports = { findCustomer, findCustomerByEmail, listCustomers, listCafes, saveCustomer, addCustomer, listCoffees, listBoxes, findBox, priceOf, saveBox };
