import express, { type Router } from 'express';
import type { PlatformKey } from '../keys.ts';
import type { Settings } from '../settings.ts';
import { resetState, type State } from '../state.ts';
import { createDevBehaviour } from './dev-behaviour.ts';
import { createDevCourses } from './dev-courses.ts';
import { createDevFaults } from './dev-faults.ts';
import { createDevLists } from './dev-lists.ts';
import { createDevTools } from './dev-tools.ts';

/** For tests: what was received, and every switch of the Behavior page. Nothing here asks who calls. */
export function createDevService(settings: Settings, state: State, key: PlatformKey): Router {
  const router = express.Router();
  /** Back to the sample data and to the switches of the start. */
  router.post('/dev/reset', (_req, res) => {
    resetState(state, settings);
    res.json({});
  });

  router.use(createDevFaults(state));
  router.use(createDevLists(state));
  router.use(createDevBehaviour(state));
  router.use(createDevCourses(settings, state));
  router.use(createDevTools(settings, state, key));
  return router;
}
