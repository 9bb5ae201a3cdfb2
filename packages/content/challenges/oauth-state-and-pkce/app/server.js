const express = require('express');
const passwords = require('passwords');
const sessions = require('sessions');
const store = require('./store');
const memo = require('./memo');
const coldstore = require('./coldstore');
const { connectRoutes } = require('./connect');
const { page, loginPage, receiptsPage, filesPage } = require('./views');

const app = express();
app.use(express.urlencoded());

// In reality Coldstore is another company with machines of its own. Here both run in one program, so that you can see both ends.
app.use('/coldstore', coldstore.routes);

app.use((req, res, next) => {
  const id = sessions.user(req);
  req.person = id ? store.findPerson(id) : undefined;
  next();
});

app.get('/login', (req, res) => res.send(loginPage(req, '')));

app.post('/login', (req, res) => {
  const { email = '', password = '' } = req.body ?? {};
  const person = store.findPersonByEmail(String(email));
  if (!person || !passwords.check(String(password), person.password)) return res.status(401).send(loginPage(req, 'Address and password do not match.'));
  sessions.open(res, person.id);
  res.redirect('/receipts');
});

app.post('/logout', (req, res) => {
  sessions.close(req, res);
  res.redirect('/login');
});

app.use((req, res, next) => (req.person ? next() : res.redirect('/login')));

app.get('/', (req, res) => res.redirect('/receipts'));
app.get('/receipts', (req, res) => res.send(receiptsPage(req, memo.take(req, 'notice'), store.listReceipts(req.person.id))));

app.get('/files', (req, res) => {
  const grant = store.findGrant(req.person.id);
  res.send(filesPage(req, memo.take(req, 'notice'), grant && coldstore.listFiles(grant)));
});

app.use(connectRoutes);

app.use((req, res) => res.status(404).send(page(req, 'Not found', '<h1>Not found</h1><p><a href="/receipts">Back to the receipts</a></p>')));

app.listen(3000);
