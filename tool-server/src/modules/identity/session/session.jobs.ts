import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/db/database.ts';
import type { Job } from '../../../platform/jobs/jobs.ts';
import { sweepLinks } from './links.store.ts';
import { sweepSessions } from './session.store.ts';
import { IDLE_MS } from './sessions.ts';

const EVERY_MS = 600_000;
const DAY_MS = 86_400_000;

/** Removes sessions and sign-in links that have ended, and networks that nobody signed in from for half a year. */
export function createSessionSweep({ database: { db }, clock }: { database: Database; clock: Clock }): Job {
  return {
    name: 'sessions',
    everyMs: EVERY_MS,
    async run() {
      const now = clock.now();
      const ago = (ms: number) => new Date(now.getTime() - ms);
      const gone = { now, idleSince: ago(IDLE_MS), knownSince: ago(180 * DAY_MS) };
      return (await sweepSessions(db, gone)) + (await sweepLinks(db, ago(DAY_MS)));
    },
  };
}
