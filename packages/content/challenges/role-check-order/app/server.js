const express = require('express');
const { sessionRoutes } = require('./routes/session');
const { refundRoutes } = require('./routes/refunds');
const { payrollRoutes } = require('./routes/payroll');
const { loadUser, requireUser } = require('./guards');
const { page } = require('./views');

const app = express();
app.use(express.urlencoded());

app.use(loadUser);
app.use(sessionRoutes);
app.use(requireUser);

app.get('/', (req, res) => res.redirect('/refunds'));
app.use('/refunds', refundRoutes);
app.use('/payroll', payrollRoutes);

app.use((req, res) => {
  res.status(404).send(page(req, 'Not found', '<h1>Not found</h1><p><a href="/refunds">Back to the desk</a></p>'));
});

app.listen(3000);
