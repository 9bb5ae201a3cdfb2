// HTTP bench: change whatever you like, and the preview restarts with your change.
const express = require('express');
const { echoRoutes } = require('./routes/echo');
const { redirectRoutes } = require('./routes/redirects');
const { cookieRoutes } = require('./routes/cookies');
const { cacheRoutes } = require('./routes/caching');
const { answerRoutes } = require('./routes/answers');
const { noteRoutes } = require('./routes/notes');
const { page, home } = require('./views');

const app = express();
app.use(express.urlencoded(), express.json(), express.text());

app.get('/', (req, res) => res.send(home()));
app.use(echoRoutes);
app.use(redirectRoutes);
app.use(cookieRoutes);
app.use(cacheRoutes);
app.use(answerRoutes);
app.use('/api', noteRoutes);

app.use((req, res) => res.status(404).send(page('Not found', `<h1>404 Not found</h1><p class="lead">The bench has no route for this address. <a href="/">All benches</a></p>`)));

app.use((error, req, res, next) => {
  const status = error.status || 500;
  res.status(status).send(page('Error', `<h1>${status}</h1><p class="lead">The bench could not read this request.</p>`));
});

app.listen(3000);
