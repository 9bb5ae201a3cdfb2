import { readBrowserFile } from '@drawbridge/browser-files';
import express, { type Router } from 'express';
import { LOCAL_REVIEW_FORM_PATH } from '../../../../settings/local-review-form.ts';

/** Nothing inline and nothing from elsewhere. A partner's page frames it too, so any page may. */
const POLICY = "default-src 'none'; script-src 'self'; style-src 'self'; form-action 'none'; base-uri 'none'";

/** The files of the form, by address below its own. */
const FILES = [
  { path: '/', type: 'text/html', name: 'form.html' },
  { path: '/form.css', type: 'text/css', name: 'form.css' },
  { path: '/form.js', type: 'text/javascript', name: 'form.js' },
];

/**
 * The review form of development and tests, so that a review can be written offline. It speaks as the real form does,
 * and sends nothing. @see REV-1, SHELL-3
 */
export function createLocalReviewForm(): Router {
  const below = express.Router();
  for (const { path, type, name } of FILES)
    below.get(path, async (_req, res) => {
      const body = await readBrowserFile(new URL(`./browser/${name}`, import.meta.url));
      res.set({ 'content-type': `${type}; charset=utf-8`, 'content-security-policy': POLICY });
      res.send(body);
    });
  const router = express.Router();
  router.use(LOCAL_REVIEW_FORM_PATH, below);
  return router;
}
