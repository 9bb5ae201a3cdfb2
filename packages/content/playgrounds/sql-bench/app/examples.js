// Statements to begin with; each opens with one click.
const EXAMPLES = [
  ['Read', [
    ['Everything in one table', 'SELECT * FROM books'],
    ['Some columns, some rows', "SELECT title, price FROM books WHERE price < 12 AND year >= 2015"],
    ['A pattern', "SELECT title FROM books WHERE title LIKE '%sea%'"],
    ['In order, the first three', 'SELECT title, stock FROM books ORDER BY stock DESC LIMIT 3'],
  ]],
  ['Put together', [
    ['Who ordered what', 'SELECT orders.id, customers.name, books.title, lines.count\nFROM orders\nJOIN customers ON customers.id = orders.customer_id\nJOIN lines ON lines.order_id = orders.id\nJOIN books ON books.isbn = lines.isbn\nORDER BY orders.id'],
    ['Sums for each customer', 'SELECT customers.name, count(DISTINCT orders.id) AS orders, sum(lines.count * books.price) AS total\nFROM customers\nJOIN orders ON orders.customer_id = customers.id\nJOIN lines ON lines.order_id = orders.id\nJOIN books ON books.isbn = lines.isbn\nGROUP BY customers.id\nHAVING total > 25\nORDER BY total DESC'],
    ['Customers without an order', 'SELECT name FROM customers\nWHERE NOT EXISTS (SELECT 1 FROM orders WHERE customer_id = customers.id)'],
    ['A running total', 'SELECT day, id, sum(1) OVER (ORDER BY day, id) AS orders_so_far FROM orders'],
  ]],
  ['UNION', [
    ['Two lists in one', "SELECT name, 'customer' AS kind FROM customers\nUNION SELECT name, 'staff' FROM staff"],
    ['The number of columns must agree', 'SELECT title, price FROM books UNION SELECT name FROM staff'],
    ['Fill gaps with NULL', 'SELECT title, author, price FROM books WHERE 0 UNION SELECT name, role, NULL FROM staff'],
    ['Several values in one column', "SELECT group_concat(name || ' ' || pin, ', ') AS all_in_one FROM staff"],
  ]],
  ['Yes or no', [
    ['A question as a row', "SELECT 1 FROM books WHERE isbn = '978-0-553-00011-3' AND (SELECT length(pin) FROM staff WHERE name = 'Maud Ekberg') > 4"],
    ['One character of a secret', "SELECT substr(pin, 1, 1) AS first, unicode(substr(pin, 1, 1)) AS number FROM staff WHERE name = 'Maud Ekberg'"],
    ['Order as an answer', "SELECT title FROM books\nORDER BY CASE WHEN (SELECT pin FROM staff WHERE name = 'Maud Ekberg') > '5' THEN title ELSE price END"],
    ['An error as an answer', "SELECT CASE WHEN (SELECT pin FROM staff WHERE id = 1) > '5' THEN 1 ELSE abs(-9223372036854775807 - 1) END AS answer"],
  ]],
  ['Read the schema', [
    ['Names of all tables', "SELECT name FROM sqlite_schema WHERE type = 'table'"],
    ['How a table was created', "SELECT sql FROM sqlite_schema WHERE name = 'staff'"],
    ['Columns of a table', "SELECT name, type FROM pragma_table_info('staff')"],
    ['Version', 'SELECT sqlite_version()'],
  ]],
  ['Change', [
    ['A new price', "UPDATE books SET price = price * 0.9 WHERE year < 1990"],
    ['A new customer', "INSERT INTO customers (name, email, city) VALUES ('Ole Brandvold', 'ole@brandvold.example', 'Molde')"],
    ['Look, then delete', 'DELETE FROM reviews WHERE stars < 2'],
    ['Quotes that are data', "SELECT 'it''s' AS text, char(39) AS quote, 'a' || 'b' AS joined, -- a comment\n 1 /* another */ AS one"],
  ]],
];

module.exports = { EXAMPLES };
