import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/db/database.ts';
import type { Job } from '../../../platform/jobs/jobs.ts';
import { sweepRequests } from './http/request-log.ts';

const EVERY_MS = 3_600_000;
const KEPT_MS = 90 * 86_400_000;

/** Deletes lines of the log of directories after 90 days. */
export const createScimSweep = ({ database: { db }, clock }: { database: Database; clock: Clock }): Job => ({
  name: 'scim-requests',
  everyMs: EVERY_MS,
  async run() {
    const before = new Date(clock.now().getTime() - KEPT_MS);
    let deleted = 0;
    for (let some = await sweepRequests(db, before); some > 0; some = await sweepRequests(db, before))
      deleted += some;
    return deleted;
  },
});
