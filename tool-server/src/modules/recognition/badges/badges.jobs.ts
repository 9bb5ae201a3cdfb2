import type { Badge } from '@drawbridge/content';
import type { Database } from '../../../platform/db/database.ts';
import { createCatchUpJob } from '../../../platform/jobs/batches.ts';
import type { Job } from '../../../platform/jobs/jobs.ts';
import { holdPerson } from '../../kernel/people/index.ts';
import type { AwardBadge } from './award-badges.ts';
import { type Earning, findEarnings } from './earnings.store.ts';

const EVERY_MS = 24 * 3_600_000;

/** Awards badges for facts that were there before their badge. */
export const createBadgesJob = ({
  database,
  badges,
  award,
}: {
  database: Database;
  badges: readonly Badge[];
  award: AwardBadge;
}): Job =>
  createCatchUpJob<Earning>(
    { database, name: 'badges', everyMs: EVERY_MS },
    badges.map((badge) => ({
      find: (db, limit) => findEarnings(db, badge, { limit }),
      // Grading holds the person too: without this each could wait for a row of the other.
      handle: async (tx, earning) => {
        if (await holdPerson(tx, earning.personId)) await award(tx, badge, earning);
      },
    })),
  );
