const express = require('express');
const store = require('../store');
const { shiftsPage } = require('../views');

const shiftRoutes = express.Router();

shiftRoutes.get('/shifts', (req, res) => {
  res.send(shiftsPage(req, store.listShifts(), store.listNews()));
});

// People take shifts for themselves and give back their own: the id comes from the session.
shiftRoutes.post('/shifts/:id/take', (req, res) => {
  store.takeShift(req.params.id, req.member.id);
  res.redirect('/shifts');
});

shiftRoutes.post('/shifts/:id/leave', (req, res) => {
  store.leaveShift(req.params.id, req.member.id);
  res.redirect('/shifts');
});

// News for everybody. The form is on the page of leads and coordinators and says who is writing.
shiftRoutes.post('/news', (req, res, next) => {
  if (req.body?.as !== 'lead' && req.body?.as !== 'coordinator') return next();
  const text = String(req.body.text ?? '').trim().slice(0, 200);
  if (text !== '') store.addNews(req.member.id, text);
  res.redirect('/shifts');
});

module.exports = { shiftRoutes };
