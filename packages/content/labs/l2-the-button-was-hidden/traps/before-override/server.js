const express = require('express');
const { methodOverride } = require('./override');
const { loadMember, sessionRoutes } = require('./routes/session');
const { shiftRoutes } = require('./routes/shifts');
const { crewRoutes } = require('./routes/crew');
const { apiRoutes } = require('./routes/api');
const { can } = require('./roles');
const { page } = require('./views');

const app = express();
app.use(express.urlencoded(), express.json());

// Every request first learns from its session who asks; without one, only the sign-in page is left.
app.use(loadMember);

// Removing and changing people is for coordinators, whatever the path.
app.use((req, res, next) => {
  const changes = ['DELETE', 'PATCH'].includes(req.method);
  if (changes && !can(req.member, 'crew.remove')) return res.sendStatus(403);
  next();
});
app.use(methodOverride);
app.use(sessionRoutes);
app.use((req, res, next) => (req.member ? next() : res.redirect('/login')));

app.get('/', (req, res) => res.redirect('/shifts'));
app.use(shiftRoutes);
app.use(crewRoutes);
app.use(apiRoutes);

app.use((req, res) => {
  res.status(404).send(page(req, 'Not found', '<section class="sheet"><h1>Nothing here</h1><p>No such page at the crew desk.</p><p><a href="/shifts">Back to the shifts</a></p></section>'));
});

app.listen(3000);
