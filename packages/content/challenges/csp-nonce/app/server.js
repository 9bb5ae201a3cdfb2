const express = require('express');
const db = require('db');
const passwords = require('passwords');
const sessions = require('sessions');
const { policy } = require('./policy');
const { greetingsPage, loginPage, studioPage } = require('./views');

const app = express();
app.use(express.urlencoded());
app.use(policy);
app.use((req, res, next) => {
  const id = sessions.user(req);
  req.user = id ? db.get('SELECT * FROM people WHERE id = ?', id) : undefined;
  next();
});

const greetings = () => db.all('SELECT greetings.*, people.name FROM greetings JOIN people ON people.id = person_id ORDER BY greetings.id DESC LIMIT 20');

app.get('/', (req, res) => res.send(greetingsPage(req, res, greetings())));
app.get('/now', (req, res) => res.json(db.get('SELECT title, artist FROM songs ORDER BY id DESC LIMIT 1')));
app.post('/greetings', (req, res) => {
  if (!req.user) return res.redirect('/login');
  db.run('INSERT INTO greetings (person_id, html) VALUES (?, ?)', req.user.id, String(req.body?.html ?? '').slice(0, 1000));
  res.redirect('/');
});

// The page that the presenter has open in the studio.
app.get('/studio', (req, res) => (req.user?.role === 'presenter' ? res.send(studioPage(req, res, greetings())) : res.redirect('/login')));

app.get('/login', (req, res) => res.send(loginPage(req, res, '')));
app.post('/login', (req, res) => {
  const { email = '', password = '' } = req.body ?? {};
  const person = db.get('SELECT * FROM people WHERE email = ?', String(email));
  if (!person || !passwords.check(String(password), person.password)) return res.status(401).send(loginPage(req, res, 'The e-mail address or the password is wrong.'));
  sessions.open(res, person.id);
  res.redirect(person.role === 'presenter' ? '/studio' : '/');
});

app.listen(3000);
