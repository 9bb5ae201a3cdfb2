const express = require('express');
const fs = require('fs');
const path = require('path');
const { unpack, ISSUES } = require('./unpack');
const { home, issuePage, textPage, page } = require('./views');

const app = express();
app.use(express.urlencoded());

const footer = () => fs.readFileSync('/srv/app/site/footer.txt', 'utf8');
const isIssue = (name) => /^[a-z0-9-]{1,40}$/.test(name) && fs.existsSync(path.join(ISSUES, name));

// Everything below a folder, as paths from there.
function listPages(folder, below = '') {
  return fs.readdirSync(path.join(folder, below)).flatMap((name) => {
    const here = path.join(below, name);
    return fs.statSync(path.join(folder, here)).isDirectory() ? listPages(folder, here) : [here];
  });
}

app.get('/', (req, res) => res.send(home(fs.readdirSync(ISSUES), footer(), '')));

app.post('/issues', (req, res) => {
  const refuse = (why) => res.status(400).send(home(fs.readdirSync(ISSUES), footer(), why));
  let archive;
  try {
    archive = JSON.parse(String(req.body?.archive ?? ''));
  } catch (error) {
    return refuse('This is not an archive that can be read.');
  }
  if (!/^[a-z0-9-]{1,40}$/.test(archive?.issue) || !Array.isArray(archive.entries)) return refuse('An archive has an issue and a list of entries.');
  try {
    unpack(archive.issue, archive.entries);
  } catch (error) {
    return refuse('This archive was refused.');
  }
  res.redirect(303, isIssue(archive.issue) ? `/issues/${archive.issue}` : '/');
});

app.get('/issues/:issue', (req, res, next) => {
  if (!isIssue(req.params.issue)) return next();
  res.send(issuePage(req.params.issue, listPages(path.join(ISSUES, req.params.issue)), footer()));
});

// A page is shown only if its issue lists it.
app.get('/issues/:issue/*page', (req, res, next) => {
  if (!isIssue(req.params.issue)) return next();
  const folder = path.join(ISSUES, req.params.issue);
  if (!listPages(folder).includes(req.params.page)) return next();
  res.send(textPage(req.params.issue, req.params.page, fs.readFileSync(path.join(folder, req.params.page), 'utf8'), footer()));
});

app.use((req, res) => res.status(404).send(page('Not found', '<h1>Not found</h1><p><a href="/">Back to the kiosk</a></p>', footer())));

app.listen(3000);
