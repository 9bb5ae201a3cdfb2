const express = require('express');
const sessions = require('sessions');
const store = require('./store');
const rules = require('./rules');
const { sessionRoutes } = require('./session');
const { page, accountPage, logPage } = require('./views');

const app = express();
app.use(express.urlencoded());

app.use((req, res, next) => {
  const id = sessions.user(req);
  req.customer = id ? store.findCustomer(id) : undefined;
  next();
});

app.use(sessionRoutes);

// For the people on duty. In reality it is behind a sign-in of its own.
app.get('/log', (req, res) => res.send(logPage(req, store.listEvents(), store.listAlerts(), rules)));

app.get('/', (req, res) => (req.customer ? res.send(accountPage(req)) : res.redirect('/login')));

app.use((req, res) => res.status(404).send(page(req, 'Not found', '<h1>Not found</h1>')));

app.listen(3000);
