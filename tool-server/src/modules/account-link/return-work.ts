import type { PersonId } from '@drawbridge/contracts';
import type { EventBus } from '../../events.ts';
import type { Clock } from '../../platform/clock.ts';
import type { Database, Tx } from '../../platform/db/database.ts';
import { createCatchUpJob } from '../../platform/jobs/batches.ts';
import type { Job } from '../../platform/jobs/jobs.ts';
import { end } from '../grants/index.ts';
import * as store from './account-link.store.ts';
import type { MoveWork } from './move-work.ts';

export interface Ended {
  accountId: PersonId;
  learnerId: PersonId;
}

/** Gives back what a link lent, and ends what it opened. Called with both people locked, once the link is gone. */
export type ReturnWork = (tx: Tx, ended: Ended) => Promise<void>;

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

const EVERY_MS = 600_000;

/** Links go with their platform. What they lent goes here, one by one: a platform may have thousands of them. */
export const createReturnWorkJob = ({
  database,
  returnWork,
}: {
  database: Database;
  returnWork: ReturnWork;
}): Job =>
  createCatchUpJob<Ended>({ database, name: 'work-of-lost-links', everyMs: EVERY_MS }, [
    {
      find: store.readLostLinks,
      async handle(tx, lost) {
        await store.lockPeople(tx, lost.accountId, lost.learnerId);
        const link = await store.findLink(tx, lost.learnerId);
        if (link?.accountId !== lost.accountId) await returnWork(tx, lost);
      },
    },
  ]);
