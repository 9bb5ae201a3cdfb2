const express = require('express');
const sessions = require('sessions');
const members = require('./members');
const { loginPage, mePage, boardPage, page } = require('./views');

const app = express();
app.use(express.urlencoded({ extended: true }), express.json());

app.use((req, res, next) => {
  const id = sessions.user(req);
  req.user = id ? members.byId(id) : undefined;
  next();
});

app.get('/', (req, res) => res.redirect(req.user ? '/me' : '/login'));
app.get('/board', (req, res) => res.send(boardPage(req, members.board())));
app.get('/login', (req, res) => res.send(loginPage('')));

app.post('/login', (req, res) => {
  const { email, pin } = req.body ?? {};
  if (!email || !pin) return res.status(400).send(loginPage('Enter your address and PIN.'));
  const member = members.bySignIn(email, pin);
  if (!member) return res.status(401).send(loginPage('Address and PIN do not match.'));
  sessions.open(res, member._id);
  res.redirect('/me');
});

app.get('/me', (req, res) => (req.user ? res.send(mePage(req)) : res.redirect('/login')));

app.post('/logout', (req, res) => {
  sessions.close(req, res);
  res.redirect('/login');
});

app.use((req, res) => res.status(404).send(page(req, 'Not found', '<section class="card"><h1>Not found</h1></section>')));

app.listen(3000);
