import express, { type Router } from 'express';
import type { PlatformKey } from '../keys.ts';
import type { State } from '../state.ts';
import { sendJson } from './send-json.ts';

const SLOW_MS = 4_000;

/** The public keys, or what the Behavior page puts in their place. @see Security Framework 6.3 */
export function createKeySetService(state: State, key: PlatformKey): Router {
  const router = express.Router();
  router.get('/lti/keys', async (req, res) => {
    switch (state.behaviour.keySet) {
      case 'normal':
        return sendJson(state, res, key.publicSet);
      case 'slow':
        return void setTimeout(() => sendJson(state, res, key.publicSet), SLOW_MS);
      case 'missing':
        return void res.status(404).json({ error: 'not found' });
      case 'failing':
        return void res.status(503).json({ error: 'under maintenance' });
      case 'hanging':
        return;
      case 'dropped':
        return void req.socket.destroy();
      case 'foreign':
        return sendJson(state, res, await key.foreignSet());
    }
  });
  return router;
}
