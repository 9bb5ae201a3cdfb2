const express = require('express');
const passwords = require('passwords');
const sessions = require('sessions');
const store = require('./store');
const { run } = require('./graph');
const schema = require('./schema');
const { page, loginPage, hikesPage, explorerPage } = require('./views');

const app = express();
app.use(express.urlencoded(), express.json());

app.use((req, res, next) => {
  const id = sessions.user(req);
  req.user = id ? store.findMember(id) : undefined;
  next();
});

app.get('/login', (req, res) => res.send(loginPage('')));

app.post('/login', (req, res) => {
  const { email = '', password = '' } = req.body ?? {};
  const member = store.findByEmail(String(email));
  if (!member || !passwords.check(String(password), member.password)) return res.status(401).send(loginPage('Address and password do not match.'));
  sessions.open(res, member.id);
  res.redirect('/');
});

app.post('/logout', (req, res) => {
  sessions.close(req, res);
  res.redirect('/login');
});

app.use((req, res, next) => (req.user ? next() : res.redirect('/login')));

const ask = (req, query) => run(schema, String(query ?? ''), { user: req.user });

app.get('/', (req, res) => res.send(hikesPage(req, ask(req, '{ me { name phone } hikes { title day leader { name city } } }').data)));

app.post('/graphql', (req, res) => {
  const answer = ask(req, req.body?.query);
  res.status(answer.errors ? 400 : 200).json(answer);
});

app.get('/explorer', (req, res) => res.send(explorerPage(req, '{ me { name email groups { name } } }', '')));
app.post('/explorer', (req, res) => res.send(explorerPage(req, String(req.body?.query ?? ''), JSON.stringify(ask(req, req.body?.query), null, 2))));

app.use((req, res) => res.status(404).send(page(req, 'Not found', '<h1>Not found</h1>')));

app.listen(3000);
