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

const missing = (req, res) => res.status(404).send(page(req, 'Not found', '<section class="block"><h1>Not in this room</h1><p>There is no such page or drawing. <a href="/tenders">All tenders</a></p></section>'));
app.use(missing);

// A file that is not there is a page that is not there.
app.use((error, req, res, next) => (['ENOENT', 'EISDIR', 'ENOTDIR'].includes(error.code) || error instanceof URIError ? missing(req, res) : next(error)));

app.listen(3000);
