const express = require('express');
const { loadClient, sessionRoutes } = require('./routes/session');
const { forgotRoutes } = require('./routes/forgot');
const { page, homePage } = require('./views');

const app = express();
app.use(express.urlencoded());

app.use(loadClient);
app.use(sessionRoutes);
app.use(forgotRoutes);
app.use((req, res, next) => (req.client ? next() : res.redirect('/login')));

app.get('/', (req, res) => res.send(homePage(req)));

app.use((req, res) => {
  res.status(404).send(page(req, 'Not found', '<section class="card"><h1>Nothing here</h1><p>This page does not exist. <a href="/">Back to your page</a></p></section>'));
});

app.listen(3000);
