const crypto = require('crypto');
const express = require('express');
const mail = require('mail');
const passwords = require('passwords');
const store = require('../store');
const { forgotPage, messagePage, resetPage } = require('../views');

const forgotRoutes = express.Router();
const ONE_HOUR = 3_600_000;

forgotRoutes.get('/forgot', (req, res) => res.send(forgotPage('')));

forgotRoutes.post('/forgot', async (req, res) => {
  const client = store.findClientByEmail(String(req.body?.email ?? ''));
  if (!client) {
    return res.status(404).send(forgotPage('We have no client with this email address.'));
  }
  const token = crypto.randomBytes(16).toString('hex');
  store.addReset(token, client.id, Date.now() + ONE_HOUR);
  await mail.send({
    to: client.email,
    subject: 'A new password',
    text: `Choose a new password within an hour: https://app.test/reset/${token}`,
  });
  res.send(messagePage('Check your email', 'We have sent you a link to choose a new password.'));
});

forgotRoutes.get('/reset/:token', (req, res, next) => {
  if (!store.findReset(req.params.token, Date.now())) return next();
  res.send(resetPage(req.params.token));
});

forgotRoutes.post('/reset/:token', (req, res, next) => {
  const reset = store.findReset(req.params.token, Date.now());
  const password = String(req.body?.password ?? '');
  if (!reset || password.length < 8) return next();
  store.setPassword(reset.client_id, passwords.hash(password));
  store.endResets(reset.client_id);
  res.send(messagePage('Password changed', 'You can sign in with your new password now.'));
});

module.exports = { forgotRoutes };
