const express = require('express');
const passwords = require('passwords');
const store = require('./store');
const visits = require('./visits');
const { shopPage, loginPage, accountPage } = require('./views');

const app = express();
app.use(express.urlencoded());

// Every visitor has a visit, signed in or not: it holds the basket.
app.use((req, res, next) => {
  req.visit = visits.find(req, res);
  req.user = req.visit.customer_id ? store.findCustomer(req.visit.customer_id) : undefined;
  next();
});

app.get('/', (req, res) => res.send(shopPage(req, store.listBread(), store.listBasket(req.visit.id))));

app.post('/basket', (req, res) => {
  const bread = store.findBread(req.body?.bread);
  if (bread) store.addToBasket(req.visit.id, bread.id);
  res.redirect('/');
});

app.get('/login', (req, res) => res.send(loginPage(req, '')));

app.post('/login', (req, res) => {
  const { email = '', password = '' } = req.body ?? {};
  const customer = store.findCustomerByEmail(String(email));
  if (!customer || !passwords.check(String(password), customer.password)) return res.status(401).send(loginPage(req, 'Address and password do not match.'));
  visits.signIn(req, res, customer);
  res.redirect('/account');
});

app.get('/account', (req, res) => {
  if (!req.user) return res.redirect('/login');
  res.send(accountPage(req, store.listBasket(req.visit.id)));
});

app.post('/logout', (req, res) => {
  visits.signOut(req, res);
  res.redirect('/');
});

app.listen(3000);
