import express, { type Request, type Router } from 'express';
import { changeBehaviour, readForm as readSwitches } from './behaviour/change.ts';
import { applyPreset, isPreset } from './behaviour/presets.ts';
import { readFault, SERVICE_NAMES, setShare } from './faults/faults.ts';
import type { PlatformKey } from './keys.ts';
import { toBehaviourPage } from './pages/behaviour.ts';
import type { Settings } from './settings.ts';
import { createViews, readField, readForm } from './site-view.ts';
import { resetState, type State } from './state.ts';

const MAX_COUNT = 1_000;

/** Orders a failure for the next calls, or for a share of all; false for a wrong form. */
function orderFaults(state: State, form: Record<string, unknown>): boolean {
  const service = SERVICE_NAMES.find((name) => name === form.service);
  const fault = readFault(form.fault);
  if (!service || fault === undefined) return false;
  const target = state.faults[service];
  if (form.percent !== undefined) {
    const [percent, seed] = [Number(form.percent), Number(form.seed)];
    if (!(percent > 0 && percent <= 100) || !Number.isInteger(seed)) return false;
    setShare(target, { share: percent / 100, faults: [fault], seed });
    return true;
  }
  const count = Number(form.count);
  if (!Number.isInteger(count) || count < 1 || count > MAX_COUNT) return false;
  target.queue.push(...Array.from({ length: count }, () => fault));
  return true;
}

/** The page of switches, and what its forms do. */
export function createBehaviourSite(settings: Settings, state: State, key: PlatformKey): Router {
  const router = express.Router();
  const { page, act } = createViews(state);
  const form = express.urlencoded({ extended: false });
  const to = (notice: string) => `/behaviour?notice=${notice}`;
  const readNotice = (req: Request) => ({
    notice: typeof req.query.notice === 'string' ? req.query.notice : undefined,
  });

  router.get(
    '/behaviour',
    page((view, req) => toBehaviourPage(view, readNotice(req))),
  );
  router.post(
    '/behaviour',
    form,
    act((view, req, res) => {
      const entered = readSwitches(readForm(req));
      const faults = changeBehaviour(state.behaviour, entered);
      if (faults.length > 0) res.status(400).send(toBehaviourPage(view, { faults, entered }));
      else res.redirect(303, to('saved'));
    }),
  );
  router.post(
    '/behaviour/presets',
    form,
    act((_view, req, res) => {
      const name = readField(req, 'name');
      if (isPreset(name)) applyPreset(state.behaviour, name);
      res.redirect(303, to('preset'));
    }),
  );
  router.post(
    '/behaviour/keys',
    form,
    act((_view, req, res) => {
      const publishOld = readField(req, 'old') !== 'remove';
      return key.rotate({ publishOld }).then(() => res.redirect(303, to('key')));
    }),
  );
  router.post(
    '/behaviour/faults',
    form,
    act((view, req, res) => {
      if (orderFaults(state, readForm(req))) return res.redirect(303, `${to('faults')}#faults`);
      const faults = [{ field: 'Failures', message: 'need a service, a failure and whole numbers' }];
      res.status(400).send(toBehaviourPage(view, { faults }));
    }),
  );
  router.post(
    '/behaviour/faults/clear',
    act((_view, _req, res) => {
      for (const name of SERVICE_NAMES) {
        state.faults[name].queue = [];
        setShare(state.faults[name], undefined);
      }
      res.redirect(303, `${to('cleared')}#faults`);
    }),
  );
  router.post(
    '/behaviour/reset',
    act((_view, _req, res) => {
      resetState(state, settings);
      res.redirect(303, to('reset'));
    }),
  );
  /** As the switch of the Behavior page; kept for tests that send a form. */
  router.post('/storage', (_req, res) => {
    state.behaviour.storage = state.behaviour.storage === 'none' ? 'parent' : 'none';
    res.redirect(303, '/behaviour');
  });
  return router;
}
