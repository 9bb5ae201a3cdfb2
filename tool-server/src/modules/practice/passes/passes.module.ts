import type { PersonId } from '@drawbridge/contracts';
import type { EventBus } from '../../../events.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { lendPoints, recordPass, returnPoints } from './passes.store.ts';

interface Link {
  learnerId: PersonId;
  accountId: PersonId;
}

/** Counts a learner's points for a linked account too, and takes them back. */
export interface LentPoints {
  lend(tx: Tx, link: Link): Promise<void>;
  giveBack(tx: Tx, link: Link): Promise<void>;
}

/** Records who passed which lab, and how many points it added. A pass that a learner lent is that learner's. */
export function createPasses({ events, clock }: { events: EventBus; clock: Clock }): { lent: LentPoints } {
  events.on('lab.graded', 'record', async (tx, graded) => {
    if (!graded.passed) return;
    const { personId, labId, lentBy, at } = graded;
    await recordPass(tx, { ...graded, personId: lentBy ?? personId });
    if (lentBy) await lendPoints(tx, { from: lentBy, to: personId, at }, labId);
  });
  return {
    lent: {
      lend: (tx, { learnerId, accountId }) =>
        lendPoints(tx, { from: learnerId, to: accountId, at: clock.now() }),
      giveBack: (tx, { learnerId, accountId }) =>
        returnPoints(tx, { from: accountId, to: learnerId, at: clock.now() }),
    },
  };
}
