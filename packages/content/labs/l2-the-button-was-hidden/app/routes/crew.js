const express = require('express');
const store = require('../store');
const { ROLES } = require('../roles');
const { crewPage, toCsv } = require('../views');

const crewRoutes = express.Router();

// Names and teams are for the whole crew; the page leaves out the buttons that the reader may not use.
crewRoutes.get('/crew', (req, res) => {
  res.send(crewPage(req, store.listCrew()));
});

// Phone numbers and emergency contacts, to be printed for the night shift.
crewRoutes.get('/crew.csv', (req, res) => {
  res.type('csv').set('content-disposition', 'attachment; filename="crew.csv"').send(toCsv(store.listCrew()));
});

crewRoutes.post('/crew/:id/role', (req, res, next) => {
  const member = store.findMember(req.params.id);
  const role = String(req.body?.role ?? '');
  if (!member || !ROLES.includes(role)) return next();
  store.setRole(member.id, role);
  res.redirect('/crew');
});

crewRoutes.delete('/crew/:id', (req, res, next) => {
  const member = store.findMember(req.params.id);
  if (!member) return next();
  store.removeMember(member.id);
  res.redirect('/crew');
});

module.exports = { crewRoutes };
