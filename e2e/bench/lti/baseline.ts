/** The baseline: three trivial Express requests and one RS256 verification, no database. */
import { createPublicKey, randomBytes, verify } from 'node:crypto';
import { listen, readOptions } from '@drawbridge/tooling/servers/measured-server';
import express from 'express';

const { publicJwk } = readOptions();
const key = createPublicKey({ key: publicJwk, format: 'jwk' });
const PAGE = `<!doctype html><title>page</title>${'<p>x</p>'.repeat(200)}`;
const app = express().disable('x-powered-by').set('etag', false);

app.get('/lti/login', (_req, res) => {
  const next = new URL('http://platform.test/auth');
  next.searchParams.set('nonce', randomBytes(16).toString('base64url'));
  next.searchParams.set('state', randomBytes(16).toString('base64url'));
  res.cookie('binding', 'x').redirect(302, next.href);
});
app.post('/lti/launch', express.urlencoded({ extended: false }), (req, res) => {
  const { id_token: token } = req.body as { id_token: string };
  const end = token.lastIndexOf('.');
  const signature = Buffer.from(token.slice(end + 1), 'base64url');
  if (!verify('RSA-SHA256', Buffer.from(token.slice(0, end)), key, signature)) throw new Error('signature');
  res.redirect(303, '/labs/page');
});
app.get('/labs/page', (_req, res) => void res.type('html').send(PAGE));
listen(app);
