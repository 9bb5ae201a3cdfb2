const express = require('express');
const store = require('./store');

const apiRoutes = express.Router();

// When is a cabin free? As JSON, and as a script for the pages of our partners, who name a function of theirs to be called.
apiRoutes.get('/api/free', (req, res) => {
  const cabin = store.findCabin(req.query.cabin);
  const answer = { cabin: cabin ? cabin.id : null, from: cabin ? cabin.free_from : null };
  if (req.query.callback === undefined) return res.json(answer);
  res.type('text/javascript').send(`${req.query.callback}(${JSON.stringify(answer)})`);
});

module.exports = { apiRoutes };
