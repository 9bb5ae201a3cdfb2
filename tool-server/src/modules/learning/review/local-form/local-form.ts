import { readFileSync } from 'node:fs';
import express, { type Router } from 'express';
import { LOCAL_REVIEW_FORM_PATH } from '../../../../settings/local-review-form.ts';

const readFile = (name: string) => readFileSync(new URL(`./${name}`, import.meta.url), 'utf8');

/** Nothing inline and nothing from elsewhere. A partner's page frames it too, so any page may. */
const POLICY = "default-src 'none'; script-src 'self'; style-src 'self'; form-action 'none'; base-uri 'none'";

/** The files of the form, by address below its own. */
const FILES = [
  { path: '/', type: 'text/html', body: readFile('form.html') },
  { path: '/form.css', type: 'text/css', body: readFile('form.css') },
  { path: '/form.js', type: 'text/javascript', body: readFile('form.js') },
];

/**
 * The review form of development and tests, so that a review can be written offline. It speaks as the real form does,
 * and sends nothing. @see REV-1, SHELL-3
 */
export function createLocalReviewForm(): Router {
  const below = express.Router();
  for (const { path, type, body } of FILES)
    below.get(path, (_req, res) => {
      res.set({ 'content-type': `${type}; charset=utf-8`, 'content-security-policy': POLICY });
      res.send(body);
    });
  const router = express.Router();
  router.use(LOCAL_REVIEW_FORM_PATH, below);
  return router;
}
