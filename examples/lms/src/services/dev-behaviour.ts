import express, { type Router } from 'express';
import { changeBehaviour, resetBehaviour } from '../behaviour/change.ts';
import { applyPreset, isPreset, PRESETS } from '../behaviour/presets.ts';
import type { State } from '../state.ts';
import { readBody, refuse } from './dev-body.ts';

/** Every switch of the Behavior page. */
export function createDevBehaviour(state: State): Router {
  const router = express.Router();
  const json = express.json();

  /** `{personalData: "absent", storage: "frame"}`: the given switches, all or none of them. */
  router.get('/dev/behaviour', (_req, res) => void res.json(state.behaviour));
  router.post('/dev/behaviour', json, (req, res) => {
    const faults = changeBehaviour(state.behaviour, req.body);
    if (faults.length > 0) return refuse(res, ...faults);
    res.json(state.behaviour);
  });
  router.delete('/dev/behaviour', (_req, res) => {
    resetBehaviour(state.behaviour);
    res.json(state.behaviour);
  });
  router.get('/dev/presets.json', (_req, res) => void res.json(PRESETS));
  router.post('/dev/behaviour/presets/:name', (req, res) => {
    const { name } = req.params;
    if (!isPreset(name))
      return refuse(res, { field: 'name', message: `must be one of ${Object.keys(PRESETS).join(', ')}` });
    applyPreset(state.behaviour, name);
    res.json(state.behaviour);
  });
  router.post('/dev/storage', json, (req, res) => {
    const on = readBody(req).on === true;
    state.behaviour.storage = on ? 'parent' : 'none';
    res.json({ on });
  });
  return router;
}
