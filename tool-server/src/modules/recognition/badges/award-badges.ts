import { randomUUID } from 'node:crypto';
import type { Badge, BadgeRule } from '@drawbridge/content';
import { asId, type PersonId } from '@drawbridge/contracts';
import type { EventBus } from '../../../events.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { end, giveEarned, readGrants } from '../../kernel/grants/index.ts';
import { AFTER_COURSE, AFTER_ITEM, AFTER_PASS, EVIDENCE_OF } from './badges.rule.ts';
import { findAward, insertAward, revokeAward } from './badges.store.ts';
import { type Earning, findEarnings, isEarned } from './earnings.store.ts';

export interface AwardBadgesDeps {
  badges: readonly Badge[];
  events: EventBus;
  clock: Clock;
}

/** Writes an award, once: a second time changes nothing. */
export type AwardBadge = (tx: Tx, badge: Badge, earning: Earning) => Promise<void>;

/**
 * Awards badges in the transaction of the fact that earns them. An award is written once, however often and in however
 * many processes its fact is seen.
 */
export function createAwardBadges(deps: AwardBadgesDeps): AwardBadge {
  const { badges, events, clock } = deps;

  async function award(tx: Tx, { id, title, rule }: Badge, { personId, at, evidenceId }: Earning) {
    const row = {
      id: randomUUID(),
      personId,
      badgeId: id,
      at,
      evidenceKind: EVIDENCE_OF[rule.kind],
      evidenceId,
    };
    if (!(await insertAward(tx, row))) return;
    await giveEarned(tx, { personId, kind: 'badge', subject: row.id, at: clock.now() });
    const awardId = asId<'badge award'>(row.id);
    await events.publish(tx, 'badge.awarded', { personId, awardId, title, at: clock.now() });
  }

  async function awardEarned(tx: Tx, personId: PersonId, kinds: readonly BadgeRule['kind'][]) {
    for (const badge of badges.filter(({ rule }) => kinds.includes(rule.kind)))
      for (const earning of await findEarnings(tx, badge, { personId, limit: 1 }))
        await award(tx, badge, earning);
  }

  events.on('lab.graded', 'react', async (tx, { personId, passed }) => {
    if (passed) await awardEarned(tx, personId, AFTER_PASS);
  });
  events.on('course.progressed', 'react', (tx, { personId, completed }) =>
    awardEarned(tx, personId, completed ? AFTER_COURSE : AFTER_ITEM),
  );

  // What rested on the work of a learner goes with the link, unless the person's own work is enough.
  events.on('work.returned', 'react', async (tx, { personId, learnerId, at }) => {
    const ofLink = { personId, kind: 'badge', source: 'link', sourceId: learnerId } as const;
    for (const { subject } of await readGrants(tx, ofLink)) {
      const held = await findAward(tx, subject);
      await end(tx, { ...ofLink, subject }, { at, because: 'link ended' });
      if (!held || held.revokedAt) continue;
      if (await isEarned(tx, held.badge.rule, personId))
        await giveEarned(tx, { personId, kind: 'badge', subject, at });
      else await revokeAward(tx, subject, at, 'link ended');
    }
  });

  return award;
}
