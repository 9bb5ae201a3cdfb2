const express = require('express');
const db = require('db');
const { seal } = require('./seal');
const { boardPage } = require('./views');

const app = express();
app.use(express.urlencoded());

// The board is public. What is on it is sealed, and every courier's device has the key.
const board = () => db.all('SELECT * FROM messages ORDER BY id').map(({ id, sender, time, text }) => ({ id, sender, time, ...seal(sender, text) }));

app.get('/', (req, res) => res.send(boardPage(board())));
app.get('/board.json', (req, res) => res.json(board()));

// Customers may write to dispatch. A receipt is sent at once.
app.post('/messages', (req, res) => {
  const text = String(req.body?.text ?? '').slice(0, 500);
  const time = new Date().toISOString().slice(11, 16);
  db.run('INSERT INTO messages (sender, time, text) VALUES (?, ?, ?)', 'customer', time, text);
  db.run('INSERT INTO messages (sender, time, text) VALUES (?, ?, ?)', 'dispatch', time, `Received: ${text}`);
  res.redirect('/');
});

app.listen(3000);
