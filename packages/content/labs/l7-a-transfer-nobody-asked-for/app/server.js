const express = require('express');
const { loadUser, signedIn, sessionRoutes } = require('./routes/session');
const { transferRoutes } = require('./routes/transfers');
const { requestRoutes } = require('./routes/requests');
const { limitRoutes } = require('./routes/limit');
const { widgetRoutes } = require('./routes/widget');
const { page } = require('./views');

const app = express();
app.use(express.urlencoded());
app.use(express.json());
// The first version of our page sent JSON as plain text.
app.use(express.text());

app.use(loadUser);
app.use(widgetRoutes);
app.use(sessionRoutes);
app.use(signedIn);
app.use(transferRoutes);
app.use(requestRoutes);
app.use(limitRoutes);

app.use((req, res) => {
  res.status(404).send(page(req, 'Not found', '<section class="card"><h1>Not found</h1><p><a href="/">Back to your purse</a></p></section>'));
});

app.listen(3000);
