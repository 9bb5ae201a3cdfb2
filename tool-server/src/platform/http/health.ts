import express, { type Router } from 'express';
import type { Database } from '../db/database.ts';
import { sendJson } from './answer.ts';

const READY_TIMEOUT_MS = 2_000;

/** `/healthz`: the process responds. `/readyz`: the database responds and is migrated. */
export function createHealth(database: Database): Router {
  const router = express.Router();
  router.get('/healthz', (_req, res) => sendJson(res, 200, { healthy: true }));
  router.get('/readyz', async (_req, res) => {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<boolean>((resolve) => {
      timer = setTimeout(() => resolve(false), READY_TIMEOUT_MS);
    });
    const ready = await Promise.race([database.isReady(), late]);
    clearTimeout(timer);
    if (!ready) res.set('retry-after', '5');
    sendJson(res, ready ? 200 : 503, { ready });
  });
  return router;
}
