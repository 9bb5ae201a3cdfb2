const express = require('express');
const files = require('../files');
const { previewPage } = require('../views');

const planRoutes = express.Router();

// A document to save: /download?file=mill-bridge/Addendum 2.txt
planRoutes.get('/download', (req, res) => {
  const text = files.readPlan(req.query.file ?? '');
  res.type('txt').attachment(String(req.query.file).split('/').pop()).send(text);
});

// The same, to be looked at: /preview/mill-bridge/Addendum 2.txt
planRoutes.get('/preview/*path', (req, res) => {
  res.send(previewPage(req, req.params.path, files.readPreview(req.params.path)));
});

module.exports = { planRoutes };
