// A desk for reviewing dependencies: what the registry knows about a module, and a build to try them in.
const express = require('express');
require('./network');
const { wanted, settings } = require('./files');
const registry = require('./registry');
const { install, load } = require('./build');
const { page, reviewPage, modulePage, buildPage } = require('./views');

const app = express();
app.use(express.urlencoded());

app.get('/', (req, res) => res.send(reviewPage(wanted)));

app.get('/modules', (req, res) => {
  const name = String(req.query.name ?? '').trim();
  res.send(modulePage(name, name === '' ? undefined : registry.find(name)));
});

// npm ci alone, or npm ci and then npm test. Both are simulated.
app.post('/install', async (req, res) => {
  const { ok, lines } = await install(settings);
  res.status(ok ? 200 : 422).send(buildPage('Installation', ok, lines));
});

app.post('/build', async (req, res) => {
  const installed = await install(settings);
  const tested = installed.ok ? await load(installed.modules) : { ok: false, lines: [] };
  res.status(tested.ok ? 200 : 422).send(buildPage('Build', tested.ok, [...installed.lines, ...tested.lines]));
});

app.use((req, res) => res.status(404).send(page('Not found', '<h1>Not found</h1>')));

app.listen(3000);
