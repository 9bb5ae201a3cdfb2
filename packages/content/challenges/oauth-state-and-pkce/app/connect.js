// Connects a Ledgerleaf account to a drive at Coldstore: OAuth 2.0, authorization code.
const express = require('express');
const coldstore = require('./coldstore');
const memo = require('./memo');
const store = require('./store');
const { page } = require('./views');

// In a real program the secret comes from a vault. It is here so that the exercise is complete.
const CLIENT = { id: 'ledgerleaf', secret: 'cs-4471-walnut-quay', redirectUri: 'https://app.test/connect/callback' };
const PAGES = ['/files', '/receipts'];

const connectRoutes = express.Router();

// Sends the browser to Coldstore. Whoever came from a page of ours goes back there afterwards.
connectRoutes.get('/connect', (req, res) => {
  const query = new URLSearchParams({
    response_type: 'code',
    client_id: CLIENT.id,
    redirect_uri: CLIENT.redirectUri,
    scope: 'files',
    state: PAGES.includes(req.query.next) ? req.query.next : '/files',
  });
  res.redirect(`/coldstore/authorize?${query}`);
});

// The browser comes back, with a code or with an error.
connectRoutes.get('/connect/callback', (req, res) => {
  const { code = '', state = '', error } = req.query;
  if (error !== undefined) {
    memo.put(req, 'notice', 'Nothing was connected.');
    return res.redirect('/files');
  }
  const grant = coldstore.redeem({ clientSecret: CLIENT.secret, redirectUri: CLIENT.redirectUri, code: String(code) });
  if (grant.error) return res.status(400).send(page(req, 'Not connected', '<h1>Not connected</h1><p>Coldstore did not accept the code. <a href="/connect">Try again</a></p>'));
  store.connect(req.person.id, grant);
  memo.put(req, 'notice', 'Connected. Your receipts have been copied.');
  res.redirect(PAGES.includes(state) ? state : '/files');
});

module.exports = { connectRoutes };
