// A code host, with one repository: weather-kiosk.
const express = require('express');
const db = require('db');
const { page, homePage, commitsPage, commitPage, activityPage, buildsPage, buildPage, stationPage } = require('./views');

const app = express();
app.use(express.urlencoded());

app.get('/', (req, res) => res.send(homePage(db.all('SELECT * FROM files ORDER BY path'))));

// The history of the branch main.
app.get('/commits', (req, res) => res.send(commitsPage(db.all('SELECT * FROM commits WHERE on_main = 1 ORDER BY time DESC'))));

// One commit, by its hash or by at least seven characters of it.
app.get('/commit/:hash', (req, res, next) => {
  const { hash } = req.params;
  if (!/^[0-9a-f]{7,40}$/.test(hash)) return next();
  const commit = db.get('SELECT * FROM commits WHERE substr(hash, 1, ?) = ?', hash.length, hash);
  if (!commit) return next();
  res.send(commitPage(commit));
});

app.get('/activity', (req, res) => res.send(activityPage(db.all('SELECT * FROM activity ORDER BY time DESC'))));

app.get('/builds', (req, res) => res.send(buildsPage(db.all('SELECT * FROM builds ORDER BY id DESC'))));
app.get('/builds/:id', (req, res, next) => {
  const build = db.get('SELECT * FROM builds WHERE id = ?', req.params.id);
  if (!build) return next();
  res.send(buildPage(build));
});

// The weather service that the keys are for. In reality it belongs to somebody else; it is here so that you can try a key.
app.get('/station', (req, res) => res.send(stationPage('')));
app.post('/station', (req, res) => {
  const key = db.get('SELECT * FROM station_keys WHERE key = ?', String(req.body?.key ?? '').trim());
  res.send(stationPage(key ? key.answer : 'This key does not exist.'));
});

app.use((req, res) => res.status(404).send(page('Not found', '<h1>Not found</h1><p><a href="/">Back to the repository</a></p>')));

app.listen(3000);
