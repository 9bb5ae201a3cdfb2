// The ID service of the observatory: checks passwords, issues tokens, publishes keys. Nothing to fix in this file.
const crypto = require('crypto');
const express = require('express');
const { pair } = require('keys');
const passwords = require('passwords');
const { KEYS } = require('./keys');
const store = require('./store');
const { idPage } = require('./views');

const KID = 'nordvik-2026';
const APPS = { zenith: '/sso', canteen: 'https://canteen.nordvik.example/sso' };
const FIVE_MINUTES = 300;

const encode = (value) => Buffer.from(JSON.stringify(value)).toString('base64url');

function issue(person, app) {
  const now = Math.floor(Date.now() / 1000);
  const claims = { iss: 'https://id.nordvik.example', sub: person.id, aud: app, iat: now, exp: now + FIVE_MINUTES };
  const data = `${encode({ alg: 'ES256', kid: KID })}.${encode(claims)}`;
  const signature = crypto.sign('sha256', Buffer.from(data), pair('nordvik-id-2026').privateKey);
  return `${data}.${signature.toString('base64url')}`;
}

const identityRoutes = express.Router();

identityRoutes.get('/login', (req, res) => {
  res.send(idPage(String(req.query.app ?? 'zenith'), ''));
});

identityRoutes.post('/login', (req, res) => {
  const { email = '', password = '', app = 'zenith' } = req.body ?? {};
  const person = store.findPersonByEmail(String(email));
  const right = passwords.check(String(password), person ? person.password : 'nobody');
  if (!person || !right || !Object.hasOwn(APPS, app)) {
    return res.status(401).send(idPage(String(app), 'Wrong email address or password.'));
  }
  res.redirect(`${APPS[app]}?token=${issue(person, app)}`);
});

identityRoutes.get('/keys', (req, res) => {
  res.json({ keys: Object.entries(KEYS).map(([kid, { retired }]) => ({ kid, alg: 'ES256', retired, pem: `/id/keys/${kid}.pem` })) });
});

identityRoutes.get('/keys/:file', (req, res, next) => {
  const kid = req.params.file.replace(/\.pem$/, '');
  if (!Object.hasOwn(KEYS, kid)) return next();
  res.type('text').send(KEYS[kid].pem);
});

module.exports = { identityRoutes };
