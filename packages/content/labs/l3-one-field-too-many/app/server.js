const express = require('express');
const { loadCustomer, sessionRoutes } = require('./routes/session');
const { joinRoutes } = require('./routes/join');
const { accountRoutes } = require('./routes/account');
const { boxRoutes } = require('./routes/boxes');
const { officeRoutes } = require('./routes/office');
const { page } = require('./views');

const app = express();
app.use(express.urlencoded(), express.json());

app.use(loadCustomer);
app.use(sessionRoutes);
app.use(joinRoutes);
app.use((req, res, next) => (req.customer ? next() : res.redirect('/login')));

app.get('/', (req, res) => res.redirect('/account'));
app.use(accountRoutes);
app.use(boxRoutes);
app.use(officeRoutes);

app.use((req, res) => {
  res.status(404).send(page(req, 'Not found', '<section class="paper"><h1>Nothing brewing here</h1><p>This page does not exist. <a href="/account">Back to your account</a></p></section>'));
});

app.listen(3000);
