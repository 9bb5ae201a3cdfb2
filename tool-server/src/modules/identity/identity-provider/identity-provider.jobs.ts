import { lte } from 'drizzle-orm';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/db/database.ts';
import type { Job } from '../../../platform/jobs/jobs.ts';
import { localIdpPerson } from './identity-provider.table.ts';
import { sweepRecords } from './records.ts';

const EVERY_MS = 300_000;
const PERSON_MS = 30 * 86_400_000;

/** Forgets people of the local provider after a month, and expired records of the protocol. */
export function createLocalProviderSweep({
  database: { db },
  clock,
}: {
  database: Database;
  clock: Clock;
}): Job {
  return {
    name: 'local-idp-sweep',
    everyMs: EVERY_MS,
    async run() {
      const now = clock.now();
      const forgotten = await db
        .delete(localIdpPerson)
        .where(lte(localIdpPerson.seenAt, new Date(now.getTime() - PERSON_MS)))
        .returning({ subject: localIdpPerson.subject });
      return forgotten.length + (await sweepRecords(db, now));
    },
  };
}
