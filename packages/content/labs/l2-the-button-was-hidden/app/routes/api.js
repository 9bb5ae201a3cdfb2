const express = require('express');
const store = require('../store');
const { ROLES } = require('../roles');

// The same for the coordinators' phones, in JSON.
const apiRoutes = express.Router();

const toJson = ({ id, name, team, role, phone, emergency }) => ({ id, name, team, role, phone, emergency });

apiRoutes.get('/api/crew', (req, res) => {
  res.json(store.listCrew().map(toJson));
});

apiRoutes.patch('/api/crew/:id', (req, res, next) => {
  const member = store.findMember(req.params.id);
  const role = String(req.body?.role ?? '');
  if (!member || !ROLES.includes(role)) return next();
  store.setRole(member.id, role);
  res.json(toJson(store.findMember(member.id)));
});

apiRoutes.delete('/api/crew/:id', (req, res, next) => {
  const member = store.findMember(req.params.id);
  if (!member) return next();
  store.removeMember(member.id);
  res.json(toJson(member));
});

module.exports = { apiRoutes };
