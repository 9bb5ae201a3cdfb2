import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/db/database.ts';
import type { Job } from '../../../platform/jobs/jobs.ts';
import { sweepSteps } from './second-factor.store.ts';

const EVERY_MS = 600_000;

/** Removes second steps of sign-ins that have expired. */
export const createSecondStepSweep = ({ database, clock }: { database: Database; clock: Clock }): Job => ({
  name: 'second-steps',
  everyMs: EVERY_MS,
  run: () => sweepSteps(database.db, clock.now()),
});
