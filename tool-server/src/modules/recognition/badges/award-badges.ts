import { randomUUID } from 'node:crypto';
import type { Badge, BadgeRule } from '@drawbridge/content';
import { asId, type PersonId } from '@drawbridge/contracts';
import type { EventBus } from '../../../events.ts';
import type { Clock } from '../../../platform/clock.ts';
import type { Database, Tx } from '../../../platform/db/database.ts';
import { createCatchUpJob } from '../../../platform/jobs/batches.ts';
import type { Job } from '../../../platform/jobs/jobs.ts';
import { end, giveEarned, readGrants } from '../../kernel/grants/index.ts';
import { type Earning, EVIDENCE_OF, findEarnings, isEarned } from './badge-rules.ts';
import { findAward, insertAward, revokeAward } from './badges.store.ts';

export interface AwardBadgesDeps {
  database: Database;
  badges: readonly Badge[];
  events: EventBus;
  clock: Clock;
}

const EVERY_MS = 24 * 3_600_000;

const AFTER_PASS: readonly BadgeRule['kind'][] = ['labs', 'challenges', 'no-hint', 'streak'];
const AFTER_ITEM: readonly BadgeRule['kind'][] = ['streak'];
const AFTER_COURSE: readonly BadgeRule['kind'][] = ['course', 'journey', 'streak'];

/**
 * Awards badges in the transaction of the fact that earns them, and once a day for facts that were there before their
 * badge. An award is written once, however often and in however many processes its fact is seen.
 */
export function createAwardBadges(deps: AwardBadgesDeps): Job {
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

  return createCatchUpJob<Earning>(
    { database: deps.database, name: 'badges', everyMs: EVERY_MS },
    badges.map((badge) => ({
      find: (db, limit) => findEarnings(db, badge, { limit }),
      handle: (tx, earning) => award(tx, badge, earning),
    })),
  );
}
