// Coldstore: an authorization server, and the drives behind it. Nothing to fix in this file.
const crypto = require('crypto');
const express = require('express');
const db = require('db');
const passwords = require('passwords');
const { consentPage } = require('./views');

// What Coldstore knows about its client.
const CLIENT = { id: 'ledgerleaf', secret: 'cs-4471-walnut-quay', redirectUri: 'https://app.test/connect/callback' };
const ONE_MINUTE = 60_000;
// What RFC 7636 allows: with fewer characters, a verifier could be guessed.
const VERIFIER = /^[\w.~-]{43,128}$/;
const FIELDS = ['response_type', 'client_id', 'redirect_uri', 'scope', 'state', 'code_challenge', 'code_challenge_method'];

const routes = express.Router();

function readRequest(given) {
  const request = Object.fromEntries(FIELDS.filter((name) => typeof given[name] === 'string').map((name) => [name, given[name]]));
  const isKnown = request.client_id === CLIENT.id && request.redirect_uri === CLIENT.redirectUri && request.response_type === 'code';
  // The method "plain" is not supported.
  const hasMethod = request.code_challenge === undefined || request.code_challenge_method === 'S256';
  return isKnown && hasMethod ? request : undefined;
}

routes.get('/authorize', (req, res) => {
  const request = readRequest(req.query);
  if (!request) return res.status(400).send('invalid_request');
  res.send(consentPage(request, ''));
});

// Signing in and the permission in one form. The code is sent to the client through the browser.
routes.post('/authorize', (req, res) => {
  const { email = '', password = '', deny } = req.body ?? {};
  const request = readRequest(req.body ?? {});
  if (!request) return res.status(400).send('invalid_request');
  const back = new URLSearchParams();
  if (deny === undefined) {
    const drive = db.get('SELECT * FROM drives WHERE email = ?', String(email));
    if (!drive || !passwords.check(String(password), drive.password)) return res.status(401).send(consentPage(request, 'Address and password do not match.'));
    const code = crypto.randomBytes(12).toString('hex');
    db.run('INSERT INTO codes (code, drive_id, challenge, expires) VALUES (?, ?, ?, ?)', code, drive.id, request.code_challenge ?? null, Date.now() + ONE_MINUTE);
    back.set('code', code);
  } else {
    back.set('error', 'access_denied');
  }
  if (request.state !== undefined) back.set('state', request.state);
  res.redirect(`${new URL(CLIENT.redirectUri).pathname}?${back}`);
});

// In reality a POST to /token, from server to server. Returns { access_token, drive } or { error }.
function redeem({ clientSecret, redirectUri, code, codeVerifier }) {
  if (clientSecret !== CLIENT.secret || redirectUri !== CLIENT.redirectUri) return { error: 'invalid_client' };
  const known = db.get('SELECT * FROM codes WHERE code = ?', String(code));
  // A code works once, whether or not the rest is right.
  db.run('DELETE FROM codes WHERE code = ?', String(code));
  if (codeVerifier !== undefined && !VERIFIER.test(codeVerifier))
    return { error: 'invalid_request' };
  if (!known || known.expires < Date.now()) return { error: 'invalid_grant' };
  if (known.challenge === null) {
    // Older clients do not use PKCE. A verifier for a code that was issued without a challenge is refused (RFC 9700).
    if (codeVerifier !== undefined) return { error: 'invalid_grant' };
  } else if (codeVerifier === undefined || crypto.createHash('sha256').update(String(codeVerifier)).digest('base64url') !== known.challenge) {
    return { error: 'invalid_grant' };
  }
  const token = crypto.randomBytes(16).toString('hex');
  db.run('INSERT INTO grants (access_token, drive_id) VALUES (?, ?)', token, known.drive_id);
  return { access_token: token, drive: known.drive_id };
}

const driveOf = (accessToken) => db.get('SELECT drive_id FROM grants WHERE access_token = ?', accessToken)?.drive_id;
const listFiles = (accessToken) => db.all('SELECT name, text FROM files WHERE drive_id = ? ORDER BY name', driveOf(accessToken));
const putFile = (accessToken, name, text) => db.run('INSERT OR REPLACE INTO files (drive_id, name, text, copied) VALUES (?, ?, ?, 1)', driveOf(accessToken), name, text);

module.exports = { routes, redeem, listFiles, putFile };
