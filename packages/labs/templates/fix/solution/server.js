const express = require('express');
const db = require('db');
const passwords = require('passwords');
const sessions = require('sessions');

const app = express();
app.use(express.urlencoded());

const escape = (value) => String(value).replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
const page = (body) => `<!doctype html><meta charset="utf-8"><title>Notes</title><body style="font: 16px system-ui; max-width: 40rem; margin: 2rem auto; padding: 0 1rem">${body}</body>`;

app.get('/login', (req, res) => {
  res.send(page('<h1>Notes</h1><form method="post"><p><label>Name <input name="user"></label><p><label>Password <input name="password" type="password"></label><p><button>Sign in</button></form>'));
});

app.post('/login', (req, res) => {
  const { user = '', password = '' } = req.body ?? {};
  const person = db.get('SELECT * FROM people WHERE name = ?', String(user));
  if (!person || !passwords.check(String(password), person.password)) return res.status(401).send(page('<p>That is not right. <a href="/login">Again</a>'));
  sessions.open(res, person.name);
  res.redirect('/');
});

app.use((req, res, next) => {
  req.user = sessions.user(req);
  return req.user ? next() : res.redirect('/login');
});

app.get('/', (req, res) => {
  const notes = db.all('SELECT id FROM notes WHERE owner = ?', req.user);
  res.send(page(`<h1>Your notes</h1><ul>${notes.map(({ id }) => `<li><a href="/notes/${id}">Note ${id}</a>`).join('')}</ul>`));
});

app.get('/notes/:id', (req, res) => {
  const note = db.get('SELECT * FROM notes WHERE id = ? AND owner = ?', req.params.id, req.user);
  if (!note) return res.status(404).send(page('<p>There is no such note.'));
  res.send(page(`<h1>Note ${note.id}</h1><p>${escape(note.text)}`));
});

app.listen(3000);
