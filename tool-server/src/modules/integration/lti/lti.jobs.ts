import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/db/database.ts';
import type { Job } from '../../../platform/jobs/jobs.ts';
import { sweepRefusals } from './platforms/refusals.store.ts';
import { createRosterJob } from './roster/roster.jobs.ts';
import { createLineItemJob } from './scores/line-items.jobs.ts';
import { createScoreJob } from './scores/scores.jobs.ts';
import { sweep } from './session/session.store.ts';

const EVERY_MS = 300_000;

/** Removes refusals that administrators no longer read. @see LTI-28 */
const createRefusalSweep = ({ database, clock }: { database: Database; clock: Clock }): Job => ({
  name: 'lti-refusals',
  everyMs: EVERY_MS,
  run: () => sweepRefusals(database.db, clock.now()),
});

/** Removes launches and their sessions once they have ended. */
const createLaunchSweep = ({ database, clock }: { database: Database; clock: Clock }): Job => ({
  name: 'lti-sweep',
  everyMs: EVERY_MS,
  run: () => sweep(database, clock.now()),
});

export const createLtiJobs = (deps: Parameters<typeof createLineItemJob>[0]): Job[] => [
  createScoreJob(deps),
  createLineItemJob(deps),
  createRefusalSweep(deps),
  createRosterJob(deps),
  createLaunchSweep(deps),
];
