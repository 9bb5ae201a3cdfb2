import type { EventBus } from '../../../events.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Database, Tx } from '../../../platform/db/database.ts';
import { createCatchUpJob } from '../../../platform/jobs/batches.ts';
import type { Job } from '../../../platform/jobs/jobs.ts';
import { end, give } from '../../kernel/grants/index.ts';
import * as store from './account-link.store.ts';
import type { MoveWork } from './move-work.ts';

/** Gives back what a link lent, and ends what it opened. Called with both people locked, once the link is gone. */
export type ReturnWork = (tx: Tx, ended: store.LinkedPair) => Promise<void>;

export const createReturnWork =
  ({ work, events, clock }: { work: MoveWork; events: EventBus; clock: Clock }): ReturnWork =>
  async (tx, { accountId, learnerId }) => {
    const at = clock.now();
    await work.giveBack(tx, { accountId, learnerId });
    await end(
      tx,
      { personId: accountId, source: 'link', sourceId: learnerId, kind: 'plan' },
      { at, because: 'link ended' },
    );
    await events.publish(tx, 'work.returned', { personId: accountId, learnerId, at });
  };

async function recordGrants(
  tx: Tx,
  { accountId: personId, learnerId }: store.LinkedPair,
  at: Date,
): Promise<void> {
  const ofLink = { personId, source: 'link', sourceId: learnerId, at } as const;
  await give(tx, { ...ofLink, kind: 'plan', subject: 'ENT' });
  await give(tx, { ...ofLink, kind: 'progress', subject: learnerId });
}

const EVERY_MS = 600_000;

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
