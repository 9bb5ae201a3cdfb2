const express = require('express');
const sessions = require('sessions');
const db = require('db');
const { listPage, loginPage } = require('./views');

const app = express();
app.use(express.urlencoded());
app.use((req, res, next) => {
  const id = sessions.user(req);
  req.staff = id ? db.get('SELECT * FROM staff WHERE id = ?', id) : undefined;
  next();
});

// What was found on the trains. Anybody may look.
app.get('/', (req, res) => {
  const q = String(req.query.q ?? '').slice(0, 400);
  const things = db.all("SELECT * FROM things WHERE what LIKE '%' || ? || '%' ORDER BY id DESC", q);
  res.send(listPage(req.staff, q, things));
});

app.get('/login', (req, res) => res.send(loginPage('')));
app.post('/login', (req, res) => {
  const { name = '', pin = '' } = req.body ?? {};
  const staff = db.get('SELECT * FROM staff WHERE id = ? AND pin = ?', String(name), String(pin));
  if (!staff) return res.status(401).send(loginPage('Name and PIN do not match.'));
  sessions.open(res, staff.id);
  res.redirect('/');
});

app.listen(3000);
