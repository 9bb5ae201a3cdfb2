import express, { type Router } from 'express';
import type { Fault, State } from '../state.ts';

const FAULTS: readonly unknown[] = [429, 500, 'timeout'];

/** For tests: what was received, and how to make the score service fail. */
export function createDevService(state: State): Router {
  const router = express.Router();
  router.get('/dev/scores.json', (_req, res) => void res.json(state.scores));
  router.get('/dev/messages.json', (_req, res) => void res.json(state.messages));
  router.get('/dev/faults', (_req, res) => void res.json({ faults: state.faults }));
  /** `{faults: [429, 500, "timeout"]}`: one for each of the next score calls. */
  router.post('/dev/faults', express.json(), (req, res) => {
    const { faults } = (req.body ?? {}) as { faults?: unknown };
    if (!Array.isArray(faults) || !faults.every((fault) => FAULTS.includes(fault)))
      return void res.status(400).json({ error: 'faults must be a list of 429, 500 and "timeout"' });
    state.faults.push(...(faults as Fault[]));
    res.json({ faults: state.faults });
  });
  router.post('/dev/storage', express.json(), (req, res) => {
    state.hasStorage = (req.body as { on?: unknown } | undefined)?.on === true;
    res.json({ on: state.hasStorage });
  });
  return router;
}
