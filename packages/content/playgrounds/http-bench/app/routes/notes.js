// A small API, to see what the methods are for.
const express = require('express');

const noteRoutes = express.Router();
const notes = new Map([[1, { id: 1, text: 'Order more tea' }], [2, { id: 2, text: 'Call the harbor office' }]]);
let last = 2;

const textOf = (req) => (typeof req.body?.text === 'string' && req.body.text.trim() !== '' ? req.body.text.trim().slice(0, 200) : undefined);

noteRoutes.get('/notes', (req, res) => res.json([...notes.values()]));

noteRoutes.post('/notes', (req, res) => {
  if (req.body === undefined) return res.status(415).json({ error: 'Send JSON: { "text": "…" }' });
  const text = textOf(req);
  if (text === undefined) return res.status(422).json({ error: 'A note needs text.' });
  const note = { id: ++last, text };
  notes.set(note.id, note);
  res.status(201).set('location', `/api/notes/${note.id}`).json(note);
});

noteRoutes.all('/notes/:id', (req, res) => {
  const note = notes.get(Number(req.params.id));
  if (!note) return res.status(404).json({ error: 'There is no such note.' });
  if (req.method === 'GET') return res.json(note);
  if (req.method === 'DELETE') {
    notes.delete(note.id);
    return res.status(204).end();
  }
  if (req.method !== 'PUT') return res.status(405).set('allow', 'GET, PUT, DELETE').json({ error: `${req.method} is not supported here.` });
  const text = textOf(req);
  if (text === undefined) return res.status(422).json({ error: 'A note needs text.' });
  note.text = text;
  res.json(note);
});

module.exports = { noteRoutes };
