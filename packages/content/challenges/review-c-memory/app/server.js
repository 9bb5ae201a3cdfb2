const express = require('express');
const { handleFrame, samplesOf } = require('./machine');
const { consolePage } = require('./views');

const app = express();
app.use(express.urlencoded());

app.get('/', (req, res) => res.send(consolePage('', [])));

// Frames in hexadecimal, one per line, as they arrive by radio.
app.post('/frames', (req, res) => {
  const frames = String(req.body?.frames ?? '').split('\n').map((line) => line.replace(/[^0-9a-fA-F]/g, '')).filter((line) => line !== '').slice(0, 40);
  res.send(consolePage(String(req.body?.frames ?? ''), frames.map((frame) => ({ frame, ...handleFrame(frame) }))));
});

app.get('/samples/:slot', (req, res) => res.json(samplesOf(Number(req.params.slot) % 4)));

app.listen(3000);
