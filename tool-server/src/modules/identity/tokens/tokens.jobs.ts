import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/db/database.ts';
import type { Job } from '../../../platform/jobs/jobs.ts';
import { sweepTokens } from './tokens.store.ts';

const EVERY_MS = 3_600_000;
/** So long one that has expired is listed, and its program told why it is refused. */
const EXPIRED_KNOWN_MS = 30 * 86_400_000;

export const createTokenSweep = ({ database, clock }: { database: Database; clock: Clock }): Job => ({
  name: 'access-tokens',
  everyMs: EVERY_MS,
  run: () => sweepTokens(database.db, new Date(clock.now().getTime() - EXPIRED_KNOWN_MS)),
});
