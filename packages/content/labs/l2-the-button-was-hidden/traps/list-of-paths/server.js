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
app.use(methodOverride);

// Every request first learns from its session who asks; without one, only the sign-in page is left.
app.use(loadMember);
app.use(sessionRoutes);
app.use((req, res, next) => (req.member ? next() : res.redirect('/login')));

// What is not for everybody, in one place.
const MANAGED = [
  [/^GET \/crew\.csv$/, 'crew.contacts'],
  [/^GET \/api\/crew$/, 'crew.contacts'],
  [/^POST \/crew\/[^/]+\/role$/, 'crew.role'],
  [/^PATCH \/api\/crew\/[^/]+$/, 'crew.role'],
  [/^DELETE \/(api\/)?crew\/[^/]+$/, 'crew.remove'],
  [/^POST \/news$/, 'news.post'],
];
app.use((req, res, next) => {
  const managed = MANAGED.find(([pattern]) => pattern.test(`${req.method} ${req.path}`));
  if (managed && !can(req.member, managed[1])) return res.sendStatus(403);
  next();
});

app.get('/', (req, res) => res.redirect('/shifts'));
app.use(shiftRoutes);
app.use(crewRoutes);
app.use(apiRoutes);

app.use((req, res) => {
  res.status(404).send(page(req, 'Not found', '<section class="sheet"><h1>Nothing here</h1><p>No such page at the crew desk.</p><p><a href="/shifts">Back to the shifts</a></p></section>'));
});

app.listen(3000);
