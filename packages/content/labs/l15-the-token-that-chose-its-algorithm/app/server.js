const express = require('express');
const sessions = require('sessions');
const store = require('./store');
const { identityRoutes } = require('./identity');
const { ssoRoutes } = require('./routes/sso');
const { payRoutes } = require('./routes/pay');
const { messagePage } = require('./views');

const app = express();
app.use(express.urlencoded());

// In reality the ID service is a separate machine. Here both run in one program, so that you can see both ends.
app.use('/id', identityRoutes);

app.use((req, res, next) => {
  const id = sessions.user(req);
  req.person = id ? store.findPerson(id) : undefined;
  next();
});
app.use(ssoRoutes);
app.use((req, res, next) => (req.person ? next() : res.redirect('/id/login?app=zenith')));

app.get('/', (req, res) => res.redirect('/payslips'));
app.use(payRoutes);

app.use((req, res) => {
  res.status(404).send(messagePage(req, 'Not found', 'There is no such page.'));
});

app.listen(3000);
