const express = require('express');
const db = require('db');
const passwords = require('passwords');
const sessions = require('sessions');
const { choose } = require('./choose');
const { page, loginPage, bookingsPage, bookingPage } = require('./views');

// Each of the five hunks, as it was before the patch or as it is after it: review.json decides.
const readEmail = choose('email', require('./hunks/email'));
const findBookings = choose('search', require('./hunks/search'));
const mayOpen = choose('riders', require('./hunks/riders'));
const detailHandlers = choose('speed', require('./hunks/speed'));
const isPaid = choose('payment', require('./hunks/payment'));

const app = express();
app.use(express.urlencoded());

app.use((req, res, next) => {
  const id = sessions.user(req);
  req.person = id ? db.get('SELECT * FROM people WHERE id = ?', id) : undefined;
  next();
});

app.get('/login', (req, res) => res.send(loginPage('')));

app.post('/login', (req, res) => {
  const email = readEmail(req);
  const person = db.get('SELECT * FROM people WHERE email = ?', email);
  if (!person || !passwords.check(String(req.body?.password ?? ''), person.password)) return res.status(401).send(loginPage('Address and password do not match.'));
  sessions.open(res, person.id);
  res.redirect('/bookings');
});

app.post('/logout', (req, res) => {
  sessions.close(req, res);
  res.redirect('/login');
});

app.use((req, res, next) => (req.person ? next() : res.redirect('/login')));

app.get('/', (req, res) => res.redirect('/bookings'));
app.get('/bookings', (req, res) => {
  const term = String(req.query.place ?? '').slice(0, 80);
  res.send(bookingsPage(req, term, findBookings(req.person.id, term)));
});

// Only those who ride may open a booking: it shows the code of the lock.
function guard(req, res, next) {
  req.booking = db.get('SELECT * FROM bookings WHERE id = ?', req.params.id);
  if (!req.booking || !mayOpen(req.booking, req.person)) return res.status(404).send(page(req, 'Not found', '<h1>Not found</h1><p><a href="/bookings">Back to your bookings</a></p>'));
  next();
}

const show = (req, res) => res.send(bookingPage(req, req.booking));
app.get('/bookings/:id', ...detailHandlers(guard, show));

app.post('/bookings/:id/confirm', guard, async (req, res) => {
  if (await isPaid(String(req.body?.charge ?? ''))) db.run("UPDATE bookings SET status = 'confirmed' WHERE id = ?", req.booking.id);
  res.redirect('/bookings');
});

app.use((req, res) => res.status(404).send(page(req, 'Not found', '<h1>Not found</h1>')));

app.listen(3000);
