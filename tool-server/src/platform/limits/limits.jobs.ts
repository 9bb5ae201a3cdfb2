import { lte } from 'drizzle-orm';
import type { Clock } from '../clock.ts';
import type { Database } from '../db/database.ts';
import type { Job } from '../jobs/jobs.ts';
import { limitWindow } from './limits.table.ts';

const EVERY_MS = 600_000;

/** Removes counts whose window is over. */
export const createLimitSweep = ({ database, clock }: { database: Database; clock: Clock }): Job => ({
  name: 'limits',
  everyMs: EVERY_MS,
  async run() {
    const gone = await database.db
      .delete(limitWindow)
      .where(lte(limitWindow.endsAt, clock.now()))
      .returning({ key: limitWindow.key });
    return gone.length;
  },
});
