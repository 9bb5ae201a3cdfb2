import express, { type Router } from 'express';
import type { KeyRing } from './keys.ts';

/** A key is published long before it signs, so that a cached set always holds the one that does. */
const MAX_AGE_SECONDS = 300;

/** `/.well-known/jwks.json`: the keys that sign our session tokens, for any program that checks one (RFC 7517). */
export function createKeySetPage(keys: Pick<KeyRing, 'publicSet'>): Router {
  const router = express.Router();
  router.get('/.well-known/jwks.json', async (_req, res) => {
    res
      .set({
        'cache-control': `public, max-age=${MAX_AGE_SECONDS}`,
        // Public keys, for pages of any origin.
        'access-control-allow-origin': '*',
      })
      .json(await keys.publicSet());
  });
  return router;
}
