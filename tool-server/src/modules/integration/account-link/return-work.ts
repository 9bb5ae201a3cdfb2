import type { EventBus } from '../../../events.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { end } from '../../kernel/grants/index.ts';
import type { LinkedPair } from './account-link.store.ts';
import type { MoveWork } from './move-work.ts';

/** Gives back what a link lent, and ends what it opened. Called with both people locked, once the link is gone. */
export type ReturnWork = (tx: Tx, ended: LinkedPair) => Promise<void>;

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
