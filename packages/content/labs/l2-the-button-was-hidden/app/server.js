const express = require('express');
const { methodOverride } = require('./override');
const { loadMember, sessionRoutes } = require('./routes/session');
const { shiftRoutes } = require('./routes/shifts');
const { crewRoutes } = require('./routes/crew');
const { apiRoutes } = require('./routes/api');
const { page } = require('./views');

const app = express();
app.use(express.urlencoded(), express.json());
app.use(methodOverride);

// The session says who is asking. Without one, only the sign-in page is served.
app.use(loadMember);
app.use(sessionRoutes);
app.use((req, res, next) => (req.member ? next() : res.redirect('/login')));

app.get('/', (req, res) => res.redirect('/shifts'));
app.use(shiftRoutes);
app.use(crewRoutes);
app.use(apiRoutes);

app.use((req, res) => {
  res.status(404).send(page(req, 'Not found', '<section class="sheet"><h1>Nothing here</h1><p>The crew desk has no such page.</p><p><a href="/shifts">Back to the shifts</a></p></section>'));
});

app.listen(3000);
