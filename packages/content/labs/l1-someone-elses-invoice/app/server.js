const express = require('express');
const { loadUser, sessionRoutes } = require('./routes/session');
const { invoiceRoutes } = require('./routes/invoices');
const { exportRoutes } = require('./routes/export');
const { page } = require('./views');

const app = express();
app.use(express.urlencoded());

// The session says who is asking. Without one, only the sign-in page is served.
app.use(loadUser);
app.use(sessionRoutes);
app.use((req, res, next) => (req.user ? next() : res.redirect('/login')));

app.get('/', (req, res) => res.redirect('/invoices'));
app.use(invoiceRoutes);
app.use(exportRoutes);

app.use((req, res) => {
  res.status(404).send(page(req, 'Not found', '<div class="card empty"><h1>Not found</h1><p>Your books have no such page.</p><p><a href="/invoices">Back to your invoices</a></p></div>'));
});

app.listen(3000);
