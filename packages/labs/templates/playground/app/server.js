const express = require('express');

const app = express();
app.get('/', (req, res) => {
  res.send('<!doctype html><meta charset="utf-8"><title>Playground</title><body style="font: 16px system-ui; margin: 2rem"><h1>It runs</h1>');
});
app.listen(3000);
