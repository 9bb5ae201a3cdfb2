import type { PersonId, PlatformId } from '@drawbridge/contracts';
import { toScorePercent } from '@drawbridge/contracts/rules';
import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { EventBus } from '../../../../events.ts';
import { afterCommit, type Tx } from '../../../../platform/db/database.ts';
import { accountLink } from '../../../kernel/people/account-link.table.ts';
import { person } from '../../../kernel/people/index.ts';
import { isLivingLink } from '../../../kernel/people/living-link.view.ts';
import { ltiPlatform } from '../../../kernel/people/lti-platform.table.ts';
import { creditAttempts, creditCourse, type LinkedLearner, toLinkedLearner } from './credited.ts';
import { IS_SHOWN_CHANGED, KEEP_BEST_AND_LATEST } from './score.rule.ts';
import { ltiGradeTarget } from './scores.table.ts';

export interface LearnerResult {
  kind: 'lab' | 'course';
  itemId: string;
  /** Out of 100. */
  score: number;
  completed: boolean;
}

/**
 * Saves the best and the latest of a launched person's results, in the transaction of the event, and marks the grade
 * targets it concerns as due: those whose score changes by their rule, and those whose score was given up.
 */
export async function recordResult(
  tx: Tx,
  personId: string,
  { kind, itemId, score, completed, at }: LearnerResult & { at: Date },
): Promise<void> {
  const instant = at.toISOString();
  const item = sql`${personId}::uuid, ${kind}::text, ${itemId}::text`;
  await tx.execute(sql`
    with old as (
      select score, completed, latest_score from lti_result
      where (person_id, item_kind, item_id) = (${item}) for update
    ), new as (
      insert into lti_result as r
        (person_id, item_kind, item_id, score, completed, reached_at, latest_score, latest_at)
      select ${item}, ${score}::int, ${completed}::boolean, ${instant}::timestamptz, ${score}::int, ${instant}::timestamptz
      from (select count(*) from old) first
      on conflict (person_id, item_kind, item_id) do update set
        ${sql.raw(KEEP_BEST_AND_LATEST)}
      returning r.score, r.completed, r.latest_score
    ), changed as (
      select (old.score, old.completed) is distinct from (new.score, new.completed) as is_best,
        (coalesce(old.latest_score, old.score), old.completed) is distinct from (new.latest_score, new.completed) as is_latest
      from new left join old on true
    )
    update lti_grade_target t set due_at = ${instant}::timestamptz, tries = 0,
      dead_reason = null, fault = null, revision = t.revision + 1
    from changed, ${ltiPlatform} p
    where (t.person_id, t.item_kind, t.item_id) = (${item}) and p.id = t.platform_id
      and (t.dead_reason is not null or ${sql.raw(IS_SHOWN_CHANGED)})`);
}

/**
 * Locks the launched person whose gradebooks a person's results are for, and the learners that an account is linked with
 * at this moment. Accounts as such and anonymous launches have no gradebook. Waits for launches of these people that are
 * being accepted, so that their new grade targets are seen.
 */
async function lockLearners(
  tx: Tx,
  personId: PersonId,
  now: Date,
): Promise<{ isLaunched: boolean; linked: LinkedLearner[] }> {
  const { rows: links } = (await tx.execute(sql`
    select k.learner_id as "learnerId", k.account_id as "accountId", k.platform_id as "platformId"
    from ${accountLink} k where k.account_id = ${personId}::uuid and ${isLivingLink(now)}
  `)) as { rows: { learnerId: string; accountId: string; platformId: string }[] };
  const locked = await tx
    .select({ id: person.id })
    .from(person)
    .where(
      and(
        eq(person.kind, 'launched'),
        inArray(person.id, [personId, ...links.map(({ learnerId }) => learnerId)]),
      ),
    )
    .for('share');
  const ids = new Set(locked.map(({ id }) => id));
  return {
    isLaunched: ids.has(personId),
    linked: links.filter(({ learnerId }) => ids.has(learnerId)).map(toLinkedLearner),
  };
}

/** After a change of a platform's rule every score is compared again; what is right already is not sent. */
export async function compareAll(tx: Tx, platformId: PlatformId, at: Date): Promise<void> {
  await tx
    .update(ltiGradeTarget)
    .set({ dueAt: at, revision: sql`${ltiGradeTarget.revision} + 1` })
    .where(
      and(
        eq(ltiGradeTarget.platformId, platformId),
        isNull(ltiGradeTarget.dueAt),
        isNull(ltiGradeTarget.deadReason),
      ),
    );
}

/**
 * Every graded lab and every step in a course may change a gradebook. Work of an account is graded for a linked learner
 * where it is credited to nobody else; an attempt that a learner lent is that learner's. @see LTI-19
 */
export function listenForResults(events: EventBus, wakeScores: () => void): void {
  type Result = LearnerResult & { at: Date };
  async function record(
    tx: Tx,
    personId: PersonId,
    result: Result,
    toCredited: (linked: LinkedLearner) => Promise<Result | undefined>,
  ): Promise<void> {
    const { isLaunched, linked } = await lockLearners(tx, personId, result.at);
    if (isLaunched) await recordResult(tx, personId, result);
    for (const one of linked) {
      const credited = await toCredited(one);
      if (credited) await recordResult(tx, one.learnerId, credited);
    }
    afterCommit(tx, wakeScores);
  }
  events.on('lab.graded', 'record', (tx, { personId, labId, attemptId, score, max, passed, lentBy, at }) => {
    const percent = toScorePercent(score, max);
    const result = { kind: 'lab', itemId: labId, score: percent, completed: passed, at } as const;
    return record(tx, personId, result, async (linked) => {
      if (lentBy) return lentBy === linked.learnerId ? result : undefined;
      return (await creditAttempts(tx, linked, [attemptId], at)).has(attemptId) ? result : undefined;
    });
  });
  events.on('course.progressed', 'record', (tx, { personId, courseId, percent, completed, at }) => {
    const result = { kind: 'course', itemId: courseId, score: percent, completed, at } as const;
    return record(tx, personId, result, async (linked) => {
      const credited = await creditCourse(tx, linked, courseId, at);
      return { ...result, score: credited.percent, completed: credited.completed };
    });
  });
}
