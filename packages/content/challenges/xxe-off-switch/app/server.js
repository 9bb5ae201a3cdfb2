const express = require('express');
// First, so that the parser keeps the functions that it reads files with.
require('./xml');
const { orderRoutes } = require('./orders');
const { page } = require('./views');

const app = express();
app.use(express.urlencoded());
app.use(orderRoutes);
app.use((req, res) => res.status(404).send(page('Not found', '<h1>Not found</h1><p><a href="/">Back to the orders</a></p>')));

app.listen(3000);
