const express = require('express');
const { loadBidder, sessionRoutes } = require('./routes/session');
const { tenderRoutes } = require('./routes/tenders');
const { planRoutes } = require('./routes/plans');
const { page } = require('./views');

const app = express();
app.use(express.urlencoded());

app.use(loadBidder);
app.use(sessionRoutes);
app.use((req, res, next) => (req.bidder ? next() : res.redirect('/login')));

app.get('/', (req, res) => res.redirect('/tenders'));
app.use(tenderRoutes);
app.use(planRoutes);

const missing = (req, res) => res.status(404).send(page(req, 'Not found', '<section class="block"><h1>Not found</h1><p>The plan room has no such page or drawing. <a href="/tenders">All tenders</a></p></section>'));
app.use(missing);

// A file that does not exist is a page that does not exist.
app.use((error, req, res, next) => (['ENOENT', 'EISDIR', 'ENOTDIR'].includes(error.code) || error instanceof URIError ? missing(req, res) : next(error)));

app.listen(3000);
