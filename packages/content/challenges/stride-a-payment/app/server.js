const express = require('express');
const passwords = require('passwords');
const sessions = require('sessions');
const store = require('./store');
const { flowRoutes } = require('./flow');
const { page, loginPage } = require('./views');

const app = express();
app.use(express.json(), express.urlencoded());

app.use((req, res, next) => {
  const id = sessions.user(req);
  req.person = id ? store.findPerson(id) : undefined;
  next();
});

app.get('/login', (req, res) => res.send(loginPage('')));

app.post('/login', (req, res) => {
  const { email = '', password = '' } = req.body ?? {};
  const person = store.findPersonByEmail(String(email));
  if (!person || !passwords.check(String(password), person.password)) return res.status(401).send(loginPage('Address and password do not match.'));
  sessions.open(res, person.id);
  res.redirect('/');
});

app.post('/logout', (req, res) => {
  sessions.close(req, res);
  res.redirect('/login');
});

app.use(flowRoutes);
app.use((req, res) => res.status(404).send(page(req, 'Not found', '<h1>Not found</h1>')));

app.listen(3000);
