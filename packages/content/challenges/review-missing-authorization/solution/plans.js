// Everything below /plans/:id. The first line lets only members of the plan in.
const express = require('express');
const store = require('./store');
const { page, planPage } = require('./views');

const planRoutes = express.Router({ mergeParams: true });

const refuse = (req, res) => res.status(404).send(page(req, 'Not found', '<h1>Not found</h1><p>There is no such plan, or you are not a member. <a href="/plans">Back to your plans</a></p>'));

planRoutes.use((req, res, next) => {
  req.plan = store.findPlan(req.params.id);
  if (!req.plan || !store.isMember(req.plan.id, req.person.id)) return refuse(req, res);
  next();
});

const show = (req, res) => res.send(planPage(req, store.listItems(req.plan.id), store.listSources(req.person.id, req.plan.id)));

planRoutes.get('/', show);

planRoutes.post('/items', (req, res) => {
  const text = String(req.body?.text ?? '').trim().slice(0, 200);
  if (text !== '') store.addItem(req.plan.id, text);
  res.redirect(`/plans/${req.plan.id}`);
});

// New in #214: sets an item to done, or back to open.
planRoutes.post('/items/:item/toggle', (req, res) => {
  const item = store.findItem(req.params.item);
  if (!item || item.plan_id !== req.plan.id) return refuse(req, res);
  store.toggleItem(item.id);
  res.redirect(`/plans/${req.plan.id}`);
});

// New in #214: copies the items of a template, or of last year's plan, into this one.
planRoutes.post('/copy', (req, res) => {
  const source = store.findPlan(req.body?.from);
  // The guard has checked the plan that is copied to. This is the one that is copied from.
  if (!source || !(source.template || store.isMember(source.id, req.person.id))) return refuse(req, res);
  for (const item of store.listItems(source.id)) store.addItem(req.plan.id, item.text);
  res.redirect(`/plans/${req.plan.id}`);
});

// New in #214: only the organizer closes a plan.
planRoutes.post('/close', (req, res) => {
  if (!store.isOrganizer(req.plan.id, req.person.id)) return refuse(req, res);
  store.closePlan(req.plan.id);
  res.redirect(`/plans/${req.plan.id}`);
});

module.exports = { planRoutes };
