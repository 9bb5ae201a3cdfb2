import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/db/database.ts';
import type { Job } from '../../../platform/jobs/jobs.ts';
import * as store from './embed-tokens.store.ts';

const EVERY_MS = 600_000;
/** So long a token that has expired is still known, and its page told to get another one. */
const EXPIRED_KNOWN_MS = 3_600_000;
const KEPT_AFTER_DELETE_MS = 30 * 86_400_000;

/** Removes tokens of visitors that have expired, and partners a month after they were deleted. */
export function createPartnerSweep({ database: { db }, clock }: { database: Database; clock: Clock }): Job {
  return {
    name: 'embed-partners',
    everyMs: EVERY_MS,
    async run() {
      const now = clock.now().getTime();
      return (
        (await store.sweepTokens(db, new Date(now - EXPIRED_KNOWN_MS))) +
        (await store.sweepPartners(db, new Date(now - KEPT_AFTER_DELETE_MS)))
      );
    },
  };
}
