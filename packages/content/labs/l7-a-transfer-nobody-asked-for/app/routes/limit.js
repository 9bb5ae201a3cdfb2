const express = require('express');
const store = require('../store');

const limitRoutes = express.Router();

function read(body) {
  if (typeof body !== 'string') return body ?? {};
  try {
    return JSON.parse(body);
  } catch {
    return {};
  }
}

// How much may leave the purse per day. JSON from our page; a plain form where scripts are off.
limitRoutes.post('/api/limit', (req, res) => {
  const daily = Number(read(req.body).daily);
  if (!Number.isInteger(daily) || daily < 0 || daily > 5000) return res.status(422).json({ fault: 'a whole number up to 5000' });
  store.saveLimit(req.user.id, daily);
  if (req.is('urlencoded')) return res.redirect('/');
  res.json({ daily });
});

module.exports = { limitRoutes };
