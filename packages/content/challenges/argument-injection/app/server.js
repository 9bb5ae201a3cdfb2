const express = require('express');
const { confirmQuestion, remind } = require('./mailer');
const { home, thanks, page } = require('./views');

const app = express();
app.use(express.urlencoded());

app.get('/', (req, res) => res.send(home()));

app.post('/question', (req, res) => {
  const { name = '', email = '', text = '' } = req.body ?? {};
  if (email === '' || text === '') return res.status(400).send(home('Please give us an address and a question.'));
  confirmQuestion(String(name), String(email), String(text));
  res.send(thanks('Your question is on the piano.', 'A copy is on its way to you. We answer within two days.'));
});

app.post('/reminder', (req, res) => {
  const email = String(req.body?.email ?? '');
  if (email === '') return res.status(400).send(home('Where shall we send the reminder?'));
  remind(email);
  res.send(thanks('We will remind you.', 'One email in autumn, when the heating comes on.'));
});

app.get('/public/*name', (req, res) => res.sendFile(req.params.name, { root: '/srv/app/public' }));

app.use((req, res) => res.status(404).send(page('Not found', '<h1>Not found</h1>')));

app.listen(3000);
