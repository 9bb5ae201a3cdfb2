const express = require('express');
const db = require('db');
const { sealCard, readCard } = require('./card');
const { joinPage, cardPage, deskPage, page } = require('./views');

const app = express();
app.use(express.urlencoded());

app.use((req, res, next) => {
  req.card = readCard(req.cookies.card);
  next();
});

app.get('/', (req, res) => (req.card ? res.redirect('/card') : res.send(joinPage(''))));

// Everybody may join. The card is a cookie: the library stores nothing about its readers.
app.post('/join', (req, res) => {
  const name = String(req.body?.name ?? '').trim();
  if (!/^[\w .'-]{1,16}$/.test(name)) return res.status(400).send(joinPage('A name has up to sixteen letters, digits, spaces, dots, hyphens and apostrophes.'));
  const since = new Date().toISOString().slice(0, 10);
  res.cookie('card', sealCard({ name, since, role: 'reader' }), { httpOnly: true, secure: true, sameSite: 'Lax' });
  res.redirect('/card');
});

app.post('/leave', (req, res) => {
  res.clearCookie('card');
  res.redirect('/');
});

app.use((req, res, next) => (req.card ? next() : res.redirect('/')));

app.get('/card', (req, res) => res.send(cardPage(req.card, req.cookies.card)));

app.get('/desk', (req, res) => {
  if (req.card.role !== 'librarian') return res.status(403).send(page(req.card, 'For librarians', '<h1>For librarians</h1><p class="lead">Your card says: reader.</p>'));
  res.send(deskPage(req.card, db.get("SELECT value FROM settings WHERE name = 'vault_code'").value));
});

app.use((req, res) => res.status(404).send(page(req.card, 'Not found', '<h1>Not found</h1>')));

app.listen(3000);
