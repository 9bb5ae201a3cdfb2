// HTTP bench: change whatever you like, the preview starts anew with every change.
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

app.use((req, res) => res.status(404).send(page('Not found', `<h1>404 Not found</h1><p class="lead">No route of this bench begins with this address. <a href="/">All benches</a></p>`)));

app.use((error, req, res, next) => {
  const status = error.status || 500;
  res.status(status).send(page('Error', `<h1>${status}</h1><p class="lead">The bench could not read this request.</p>`));
});

app.listen(3000);
