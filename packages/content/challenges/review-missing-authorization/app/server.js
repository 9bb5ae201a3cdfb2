const express = require('express');
const passwords = require('passwords');
const sessions = require('sessions');
const store = require('./store');
const { planRoutes } = require('./plans');
const { page, loginPage, plansPage } = require('./views');

const app = express();
app.use(express.urlencoded());

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
  res.redirect('/plans');
});

app.post('/logout', (req, res) => {
  sessions.close(req, res);
  res.redirect('/login');
});

app.use((req, res, next) => (req.person ? next() : res.redirect('/login')));

app.get('/', (req, res) => res.redirect('/plans'));
app.get('/plans', (req, res) => res.send(plansPage(req, store.listPlans(req.person.id))));
app.use('/plans/:id', planRoutes);

app.use((req, res) => res.status(404).send(page(req, 'Not found', '<h1>Not found</h1><p><a href="/plans">Back to your plans</a></p>')));

app.listen(3000);
