const express = require('express');
const db = require('db');
const sessions = require('sessions');
const { onward } = require('./onward');
const { loginPage, homePage, berthsPage, page } = require('./views');

const app = express();
app.use(express.urlencoded());

app.use((req, res, next) => {
  const id = sessions.user(req);
  req.user = id ? db.get('SELECT * FROM people WHERE id = ?', id) : undefined;
  next();
});

app.get('/login', (req, res) => res.send(loginPage('')));

app.post('/login', (req, res) => {
  const { email = '', code = '' } = req.body ?? {};
  const person = db.get('SELECT * FROM people WHERE email = ? AND code = ?', String(email), String(code));
  if (!person) return res.status(401).send(loginPage('Address and code do not match.'));
  sessions.open(res, person.id);
  res.redirect('/');
});

app.post('/logout', (req, res) => {
  sessions.close(req, res);
  res.redirect('/login');
});

// The berth plan is an older program. It has no sessions, only tickets.
app.get('/berths', (req, res) => {
  const person = db.get('SELECT * FROM people WHERE ticket = ?', String(req.query.ticket ?? ''));
  if (!person) return res.redirect('/continue?to=/berths');
  res.send(berthsPage(person, db.all('SELECT * FROM berths ORDER BY no')));
});

app.use((req, res, next) => (req.user ? next() : res.redirect('/login')));

app.get('/', (req, res) => res.send(homePage(req.user)));

// On to a service, with the ticket of the person signed in.
app.get('/continue', (req, res) => res.redirect(onward(String(req.query.to ?? ''), req.user.ticket)));

app.use((req, res) => res.status(404).send(page(req.user, 'Not found', '<h1>Not found</h1><p><a href="/">Back</a></p>')));

app.listen(3000);
