import type { Catalogue } from '@drawbridge/content';
import type { LoadedLab } from '@drawbridge/labs/grade';
import express, { type Router } from 'express';
import type { Actor } from '../../../../actor.ts';
import type { Clock } from '../../../../platform/clock.ts';
import type { Db } from '../../../../platform/db/database.ts';
import type { Route } from '../../../../platform/http/api.ts';
import type { Send } from '../../../../platform/http/send.ts';
import type { Job } from '../../../../platform/jobs/jobs.ts';
import type { Limits } from '../../../../platform/limits/limits.ts';
import type { Log } from '../../../../platform/log/log.ts';
import type { Secret } from '../../../../platform/secret/secret.ts';
import { isUuid } from '../../../../platform/uuid.ts';
import type { Config } from '../../../../settings/config.ts';
import type { Audit } from '../../../kernel/audit/index.ts';
import { toCanvasConfiguration } from './canvas-configuration.ts';
import { sweepInvitations } from './invitations.store.ts';
import { createRegister } from './register.ts';
import { toRegistrationRoutes } from './registration.routes.ts';
import { createReservations, type Reservations } from './reservations.ts';

const CANVAS_MAX_AGE_SECONDS = 3_600;
const SWEEP_MS = 3_600_000;

/** Everything that happens before a platform can launch. @see LTI-20, LTI-26 */
export function createRegistration(deps: {
  db: Db;
  send: Send;
  audit: Audit;
  clock: Clock;
  log: Log;
  limits: Pick<Limits, 'check' | 'checkIn'>;
  secret: Secret;
  config: Config;
  labs: readonly LoadedLab[];
  catalogue: Catalogue;
  onRegistered(): void;
}): { router: Router; routes: Route<Actor>[]; job: Job; reservations: Reservations } {
  const { db, clock, config } = deps;
  const { publicUrl, productName } = config;
  const names = { publicUrl, productName };
  const reservations = createReservations(deps.secret);
  const router = express.Router();
  router.get('/lti/register', createRegister({ ...deps, ...names, allowHttp: config.mode !== 'production' }));
  const cached = `public, max-age=${CANVAS_MAX_AGE_SECONDS}`;
  router.get('/lti/canvas.json', (_req, res) => {
    res.set({ 'cache-control': cached }).json(toCanvasConfiguration(names));
  });
  // The same for every id: whether one is registered is nobody's business.
  router.get('/lti/canvas/:id.json', (req, res, next) => {
    const registrationId = req.params.id;
    if (!isUuid(registrationId)) return next('route');
    res.set({ 'cache-control': cached }).json(toCanvasConfiguration({ ...names, registrationId }));
  });
  return {
    router,
    routes: toRegistrationRoutes({ ...deps, ...names, reservations }),
    job: {
      name: 'lti-invitations',
      everyMs: SWEEP_MS,
      run: () => sweepInvitations(db, clock.now()),
    },
    reservations,
  };
}
