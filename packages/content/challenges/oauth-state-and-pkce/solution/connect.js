// Connects a Ledgerleaf account to a drive at Coldstore: OAuth 2.0, authorization code with PKCE.
const crypto = require('crypto');
const express = require('express');
const coldstore = require('./coldstore');
const memo = require('./memo');
const store = require('./store');
const { page } = require('./views');

// In a real program the secret comes from a vault. It is here so that the exercise is complete.
const CLIENT = { id: 'ledgerleaf', secret: 'cs-4471-walnut-quay', redirectUri: 'https://app.test/connect/callback' };
const PAGES = ['/files', '/receipts'];

const connectRoutes = express.Router();
const refuse = (req, res) => res.status(400).send(page(req, 'Not connected', '<h1>Not connected</h1><p>This connection was not begun here, or is over. <a href="/connect">Try again</a></p>'));

// Sends the browser to Coldstore. What belongs to this connection stays in the session.
connectRoutes.get('/connect', (req, res) => {
  const flow = {
    state: crypto.randomBytes(16).toString('base64url'),
    verifier: crypto.randomBytes(32).toString('base64url'),
    next: PAGES.includes(req.query.next) ? req.query.next : '/files',
  };
  memo.put(req, 'flow', JSON.stringify(flow));
  const query = new URLSearchParams({
    response_type: 'code',
    client_id: CLIENT.id,
    redirect_uri: CLIENT.redirectUri,
    scope: 'files',
    state: flow.state,
    code_challenge: crypto.createHash('sha256').update(flow.verifier).digest('base64url'),
    code_challenge_method: 'S256',
  });
  res.redirect(`/coldstore/authorize?${query}`);
});

// The browser comes back, with a code or with an error.
connectRoutes.get('/connect/callback', (req, res) => {
  const flow = JSON.parse(memo.take(req, 'flow') ?? 'null');
  const { code = '', state, error } = req.query;
  if (flow === null || state !== flow.state) return refuse(req, res);
  if (error !== undefined) {
    memo.put(req, 'notice', 'Nothing was connected.');
    return res.redirect('/files');
  }
  const grant = coldstore.redeem({ clientSecret: CLIENT.secret, redirectUri: CLIENT.redirectUri, code: String(code), codeVerifier: flow.verifier });
  if (grant.error) return refuse(req, res);
  store.connect(req.person.id, grant);
  memo.put(req, 'notice', 'Connected. Your receipts have been copied.');
  res.redirect(flow.next);
});

module.exports = { connectRoutes };
