import type { Clock } from '../../../platform/clock.ts';
import type { Database } from '../../../platform/db/database.ts';
import type { Job } from '../../../platform/jobs/jobs.ts';
import type { Domains } from './domains.service.ts';
import { takeDue } from './domains.store.ts';

const EVERY_MS = 900_000;
const DAY_MS = 86_400_000;
/** A claim that nobody proved for so long is only looked at when somebody asks. */
const CLAIM_MS = 30 * DAY_MS;
/** What one run looks at, one after the other. */
const MOST_AT_ONCE = 100;

/** Looks once a day for the records of claims, and of proven domains. */
export function createDomainCheck(deps: {
  database: Database;
  clock: Clock;
  domains: Pick<Domains, 'checkDue'>;
}): Job {
  const { database, clock, domains } = deps;
  let isStopped = false;
  return {
    name: 'domain-check',
    everyMs: EVERY_MS,
    stop() {
      isStopped = true;
    },
    async run() {
      isStopped = false;
      for (let done = 0; done < MOST_AT_ONCE; done += 1) {
        if (isStopped) return done;
        const now = clock.now();
        const row = await takeDue(database.db, {
          now,
          before: new Date(now.getTime() - DAY_MS),
          claimedAfter: new Date(now.getTime() - CLAIM_MS),
        });
        if (!row) return done;
        await domains.checkDue(row);
      }
      return MOST_AT_ONCE;
    },
  };
}
