import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/db/database.ts';
import type { Job } from '../../../platform/jobs/jobs.ts';
import { deleteEntries } from './audit.store.ts';

const EVERY_MS = 3_600_000;
const DAY_MS = 86_400_000;

/** Deletes entries of the audit trail when their time is over. */
export const createAuditSweep = ({
  database,
  clock,
  keptDays,
}: {
  database: Database;
  clock: Clock;
  keptDays: number;
}): Job => ({
  name: 'audit',
  everyMs: EVERY_MS,
  run: () => deleteEntries(database.db, new Date(clock.now().getTime() - keptDays * DAY_MS)),
});
