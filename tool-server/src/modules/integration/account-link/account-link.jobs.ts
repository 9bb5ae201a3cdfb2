import type { Clock } from '../../../platform/clock.ts';
import type { Database, Tx } from '../../../platform/db/database.ts';
import { createCatchUpJob } from '../../../platform/jobs/batches.ts';
import type { Job } from '../../../platform/jobs/jobs.ts';
import { give } from '../../kernel/grants/index.ts';
import type { AccountLinkService } from './account-link.service.ts';
import * as store from './account-link.store.ts';
import type { ReturnWork } from './return-work.ts';

const EVERY_MS = 600_000;

/** Ends links between companies, and removes codes that have expired. */
export function createLinkSweep({
  database: { db },
  clock,
  endElsewhere,
}: {
  database: Database;
  clock: Clock;
  endElsewhere: AccountLinkService['endElsewhere'];
}): Job {
  return {
    name: 'account-links',
    everyMs: EVERY_MS,
    // A command of the operator, which has no events, may have changed a company.
    async run() {
      const isElsewhere = (await store.readLinksElsewhere(db)).length > 0;
      const ended = isElsewhere ? await endElsewhere() : 0;
      return ended + (await store.sweepCodes(db, clock.now()));
    },
  };
}

async function recordGrants(
  tx: Tx,
  { accountId: personId, learnerId }: store.LinkedPair,
  at: Date,
): Promise<void> {
  const ofLink = { personId, source: 'link', sourceId: learnerId, at } as const;
  await give(tx, { ...ofLink, kind: 'plan', subject: 'ENT' });
  await give(tx, { ...ofLink, kind: 'progress', subject: learnerId });
}

/**
 * Links go with their platform. What they lent goes here, one by one: a platform may have thousands of them. Links of
 * earlier releases get the grants that say what they lend.
 */
export const createReturnWorkJob = ({
  database,
  returnWork,
}: {
  database: Database;
  returnWork: ReturnWork;
}): Job =>
  createCatchUpJob<store.LinkedPair>({ database, name: 'work-of-links', everyMs: EVERY_MS }, [
    {
      find: store.readUnrecordedLinks,
      async handle(tx, known) {
        await store.lockPeople(tx, known.accountId, known.learnerId);
        const link = await store.findLink(tx, known.learnerId);
        if (link?.accountId === known.accountId) await recordGrants(tx, known, link.linkedAt);
      },
    },
    {
      find: store.readLostLinks,
      async handle(tx, lost) {
        await store.lockPeople(tx, lost.accountId, lost.learnerId);
        const link = await store.findLink(tx, lost.learnerId);
        if (link?.accountId !== lost.accountId) await returnWork(tx, lost);
      },
    },
  ]);
