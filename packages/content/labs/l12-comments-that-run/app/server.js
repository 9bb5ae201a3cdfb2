const express = require('express');
const { loadUser, sessionRoutes } = require('./routes/session');
const { articleRoutes } = require('./routes/articles');
const { profileRoutes } = require('./routes/profile');
const { deskRoutes } = require('./routes/desk');
const { page } = require('./views/layout');

const app = express();
app.use(express.urlencoded());
app.use(loadUser);
app.use(sessionRoutes);
app.use(articleRoutes);
app.use(profileRoutes);
app.use(deskRoutes);

app.use((req, res) => {
  res.status(404).send(page(req, 'Not found', '<h1>Not found</h1><p>We have not printed that. <a href="/">Back to the front page</a></p>'));
});

app.listen(3000);
