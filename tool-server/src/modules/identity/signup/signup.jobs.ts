import { lte } from 'drizzle-orm';
import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/db/database.ts';
import type { Job } from '../../../platform/jobs/jobs.ts';
import { mailCode } from './signup.table.ts';

const EVERY_MS = 3_600_000;
const DAY_MS = 86_400_000;

/** Removes codes of signups and invitations a day after they expired. */
export const createMailCodeSweep = ({ database, clock }: { database: Database; clock: Clock }): Job => ({
  name: 'mail-codes',
  everyMs: EVERY_MS,
  async run() {
    const gone = await database.db
      .delete(mailCode)
      .where(lte(mailCode.expiresAt, new Date(clock.now().getTime() - DAY_MS)))
      .returning({ id: mailCode.id });
    return gone.length;
  },
});
