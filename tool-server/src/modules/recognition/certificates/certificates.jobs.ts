import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/db/database.ts';
import { createCatchUpJob } from '../../../platform/jobs/batches.ts';
import type { Job } from '../../../platform/jobs/jobs.ts';
import { holdPerson } from '../../kernel/people/index.ts';
import { type DueCertificate, findDueCertifications, findDueCourses, findDueRenewals } from './due.store.ts';
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
  createCatchUpJob<DueCertificate>(
    { database, name: 'certificates', everyMs: EVERY_MS },
    [findDueCourses, findDueCertifications, findDueRenewals].map((find) => ({
      find: (db, limit) => find(db, { limit, now: clock.now() }),
      // Grading holds the person too: without this each could wait for a row of the other.
      handle: async (tx, due) => {
        if (await holdPerson(tx, due.personId)) await issue(tx, due);
      },
    })),
  );
