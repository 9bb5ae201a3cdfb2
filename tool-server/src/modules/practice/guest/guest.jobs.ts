import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/db/database.ts';
import type { Job } from '../../../platform/jobs/jobs.ts';
import { sweepGuests } from './guest.store.ts';

const EVERY_MS = 600_000;

/** Deletes guests with all of their work when their thirty days are over. */
export const createGuestSweep = ({ database, clock }: { database: Database; clock: Clock }): Job => ({
  name: 'guests',
  everyMs: EVERY_MS,
  run: () => database.db.transaction((tx) => sweepGuests(tx, clock.now())),
});
