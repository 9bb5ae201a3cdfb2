import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/db/database.ts';
import type { Job } from '../../../platform/jobs/jobs.ts';
import { removeExpired } from './shared-replay.store.ts';

const EVERY_MS = 3_600_000;

export const createSharedReplaySweep = ({ database, clock }: { database: Database; clock: Clock }): Job => ({
  name: 'shared-replays',
  everyMs: EVERY_MS,
  run: () => removeExpired(database.db, clock.now()),
});
