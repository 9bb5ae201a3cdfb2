const express = require('express');
const db = require('db');
const { isName, isTags } = require('./validate');
const { listPage } = require('./views');

const app = express();
app.use(express.urlencoded());

const offers = () => db.all('SELECT * FROM offers ORDER BY id DESC');

app.get('/', (req, res) => res.send(listPage(offers(), {}, '')));

app.post('/offers', (req, res) => {
  const { name = '', tags = '', text = '' } = req.body ?? {};
  const given = { name: String(name), tags: String(tags), text: String(text) };
  const refuse = (why) => res.status(422).send(listPage(offers(), given, why));
  if (!isName(given.name)) return refuse('A name is made of words: letters and digits, with one space between words.');
  if (!isTags(given.tags)) return refuse('Tags are words separated by commas, such as: tomato, broad bean, early');
  db.run('INSERT INTO offers (name, tags, text) VALUES (?, ?, ?)', given.name, given.tags, given.text.slice(0, 300));
  res.redirect(303, '/');
});

app.listen(3000);
