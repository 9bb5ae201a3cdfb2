const express = require('express');
const passwords = require('passwords');
const sessions = require('sessions');
const store = require('./store');
const { headers } = require('./headers');
const { APP_JS } = require('./app-js');
const { apiRoutes } = require('./api');
const views = require('./views');

const app = express();
app.use(headers);
app.use(express.urlencoded());
app.use((req, res, next) => {
  const id = sessions.user(req);
  req.user = id ? store.findUser(id) : undefined;
  next();
});

app.get('/app.js', (req, res) => res.type('text/javascript').send(APP_JS));
app.use(apiRoutes);

app.get('/', (req, res) => res.send(views.frontPage(req, res, store.listCabins())));
app.get('/login', (req, res) => res.send(views.loginPage(req, res, '')));
app.post('/login', (req, res) => {
  const { email = '', password = '' } = req.body ?? {};
  const user = store.findUserByEmail(String(email));
  if (!user || !passwords.check(String(password), user.password)) return res.status(401).send(views.loginPage(req, res, 'Wrong email address or password.'));
  sessions.open(res, user.id);
  res.redirect(user.role === 'host' ? '/host' : '/');
});
app.post('/logout', (req, res) => {
  sessions.close(req, res);
  res.redirect('/');
});

const cabinOr404 = (req, res, next) => {
  req.cabin = store.findCabin(req.params.id);
  next(req.cabin ? undefined : 'route');
};
app.get('/cabins/:id', cabinOr404, (req, res) => res.send(views.cabinPage(req, res, req.cabin)));
app.get('/cabins/:id/print', cabinOr404, (req, res) => res.send(views.printPage(req, res, req.cabin)));
app.get('/cabins/:id/rules.txt', cabinOr404, (req, res) => res.type('text').send(req.cabin.rules));
app.post('/cabins/:id/book', cabinOr404, (req, res) => {
  if (!req.user) return res.redirect('/login');
  const { nights = '', phone = '' } = req.body ?? {};
  store.book(req.cabin.id, req.user.id, Math.max(1, Math.min(30, Number(nights) || 1)), String(phone).slice(0, 40));
  res.redirect('/bookings');
});
app.get('/bookings', (req, res) => (req.user ? res.send(views.bookingsPage(req, res, store.listBookings(req.user.id))) : res.redirect('/login')));

// Hosts describe their cabins in an editor that produces HTML.
const hostsOnly = (req, res, next) => (req.user?.role === 'host' ? next() : res.redirect('/login'));
app.get('/host', hostsOnly, (req, res) => res.send(views.hostPage(req, res, store.listOwn(req.user.id))));
app.post('/host/:id', hostsOnly, (req, res) => {
  const { description = '', rules = '' } = req.body ?? {};
  store.describe(req.params.id, req.user.id, String(description).slice(0, 4000), String(rules).slice(0, 2000));
  res.redirect('/host');
});

app.use((req, res) => res.status(404).send(views.missingPage(req, res)));

app.listen(3000);
