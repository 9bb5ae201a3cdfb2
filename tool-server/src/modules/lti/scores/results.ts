import type { PlatformId } from '@drawbridge/contracts';
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { EventBus } from '../../../events.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { person } from '../../people/index.ts';
import { ltiGradeTarget } from './scores.table.ts';

interface Result {
  personId: string;
  kind: 'lab' | 'course';
  itemId: string;
  /** Out of 100. */
  score: number;
  completed: boolean;
  at: Date;
}

/**
 * Saves the best and the latest of a launched person's results, in the transaction of the event, and marks the grade
 * targets it concerns as due: those whose score changes by their rule, and those whose score was given up. Portal accounts
 * and anonymous launches have no gradebook: nothing is written for them.
 */
async function recordResult(tx: Tx, { personId, kind, itemId, score, completed, at }: Result): Promise<void> {
  // Waits for a launch of the same person that is being accepted, so that its new grade target is seen below.
  const [launched] = await tx
    .select({ id: person.id })
    .from(person)
    .where(and(eq(person.id, personId), eq(person.kind, 'launched')))
    .for('share');
  if (!launched) return;
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
        score = greatest(r.score, excluded.score),
        completed = r.completed or excluded.completed,
        reached_at = case when excluded.score > r.score or (excluded.completed and not r.completed)
          then excluded.reached_at else r.reached_at end,
        latest_score = case when excluded.latest_at >= coalesce(r.latest_at, r.reached_at)
          then excluded.latest_score else r.latest_score end,
        latest_at = greatest(r.latest_at, excluded.latest_at)
      returning r.score, r.completed, r.latest_score
    ), changed as (
      select (old.score, old.completed) is distinct from (new.score, new.completed) as is_best,
        (coalesce(old.latest_score, old.score), old.completed) is distinct from (new.latest_score, new.completed) as is_latest
      from new left join old on true
    )
    update lti_grade_target t set due_at = ${instant}::timestamptz, tries = 0,
      dead_reason = null, fault = null, revision = t.revision + 1
    from changed, lti_platform p
    where (t.person_id, t.item_kind, t.item_id) = (${item}) and p.id = t.platform_id
      and (t.dead_reason is not null
        or case when coalesce(t.score_rule, p.score_rule) = 'latest' then changed.is_latest else changed.is_best end)`);
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

/** Every graded lab and every step in a course may change a gradebook. @see LTI-19 */
export function listenForResults(events: EventBus, wakeScores: () => void): void {
  events.on('lab.graded', async (tx, { personId, labId, score, max, passed, at }) => {
    const percent = max > 0 ? Math.round((100 * score) / max) : 0;
    await recordResult(tx, { personId, kind: 'lab', itemId: labId, score: percent, completed: passed, at });
    wakeScores();
  });
  events.on('course.progressed', async (tx, { personId, courseId, percent, completed, at }) => {
    await recordResult(tx, { personId, kind: 'course', itemId: courseId, score: percent, completed, at });
    wakeScores();
  });
}
