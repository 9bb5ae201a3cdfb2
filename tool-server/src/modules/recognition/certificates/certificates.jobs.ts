import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/db/database.ts';
import { createCatchUpJob } from '../../../platform/jobs/batches.ts';
import type { Job } from '../../../platform/jobs/jobs.ts';
import { findDueCertifications, findDueCourses, findDueRenewals } from './due.store.ts';
import type { IssueCertificate } from './issue-certificates.ts';

const EVERY_MS = 24 * 3_600_000;

/** Issues certificates of what was completed before. */
export const createCertificatesJob = ({
  database,
  clock,
  issue,
}: {
  database: Database;
  clock: Clock;
  issue: IssueCertificate;
}): Job =>
  createCatchUpJob(
    { database, name: 'certificates', everyMs: EVERY_MS },
    [findDueCourses, findDueCertifications, findDueRenewals].map((find) => ({
      find: (db, limit) => find(db, { limit, now: clock.now() }),
      handle: issue,
    })),
  );
