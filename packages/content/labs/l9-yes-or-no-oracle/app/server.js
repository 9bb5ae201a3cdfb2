const express = require('express');
const { isHere, STATIONS } = require('./store');
const { page, searchPage, answerPage, rulesPage } = require('./views');

const app = express();

app.get('/', (req, res) => res.send(searchPage(STATIONS)));

// The only thing the office ever says about its shelves: yes or no.
app.get('/search', (req, res) => {
  const what = String(req.query.what ?? '').trim();
  const station = String(req.query.station ?? '');
  if (what === '') return res.redirect('/');
  let here = false;
  try {
    here = isHere(what, station);
  } catch (error) {
    // People type all sorts of things. They get the same polite no.
  }
  res.send(answerPage(STATIONS, what, station, here));
});

app.get('/rules', (req, res) => res.send(rulesPage()));

app.use((req, res) => {
  res.status(404).send(page('Not found', '<section class="card"><h1>This page is lost, too</h1><p><a href="/">Back to the search</a></p></section>'));
});

app.listen(3000);
