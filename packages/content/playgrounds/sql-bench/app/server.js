// SQL bench: the first page runs whatever it is given. Never do this anywhere else.
const express = require('express');
const db = require('db');
const { EXAMPLES } = require('./examples');
const { searchBooks, isInStock } = require('./shop');
const { benchPage, shopPage, tablesPage, notFound } = require('./views');

const app = express();
app.use(express.urlencoded());

const START = 'SELECT title, year, price FROM books ORDER BY price DESC LIMIT 5';

// Rows, or SQLite's own words about what is wrong. A real app must not show those words.
function ask(run) {
  try {
    return { rows: run(), error: '' };
  } catch (error) {
    return { rows: [], error: error.message };
  }
}

app.get('/', (req, res) => {
  const sql = String(req.query.sql ?? START);
  res.send(benchPage(sql, ask(() => db.all(sql)), EXAMPLES));
});

app.post('/', (req, res) => {
  const sql = String(req.body?.sql ?? '');
  res.send(benchPage(sql, ask(() => db.all(sql)), EXAMPLES));
});

app.get('/shop', (req, res) => {
  const term = String(req.query.q ?? '');
  const isbn = String(req.query.isbn ?? '');
  const search = searchBooks(term);
  const stock = isbn === '' ? undefined : isInStock(isbn);
  res.send(shopPage({ term, search, found: ask(search.run), isbn, stock, there: stock && ask(stock.run) }));
});

app.get('/tables', (req, res) => {
  const tables = db.all("SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%' ORDER BY name").map(({ name }) => ({
    name,
    columns: db.all('SELECT name, type, pk FROM pragma_table_info(?)', name),
    count: db.get(`SELECT count(*) AS n FROM "${name}"`).n,
  }));
  res.send(tablesPage(tables));
});

app.use((req, res) => res.status(404).send(notFound()));

app.listen(3000);
