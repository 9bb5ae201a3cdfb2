const express = require('express');
const sessions = require('sessions');
const queries = require('./queries');
const { sessionRoutes } = require('./routes/session');
const { directoryRoutes } = require('./routes/directory');
const { page } = require('./views');

const app = express();
app.use(express.urlencoded());

app.use((req, res, next) => {
  const id = sessions.user(req);
  req.user = id ? queries.findStaff(id) : undefined;
  next();
});
app.use(sessionRoutes);
app.use((req, res, next) => (req.user ? next() : res.redirect('/login')));

app.get('/', (req, res) => res.redirect('/me'));
app.use(directoryRoutes);

app.use((req, res) => {
  res.status(404).send(page(req, 'Not found', '<section class="card"><h1>Not found</h1><p><a href="/me">Back to your record</a></p></section>'));
});

app.listen(3000);
