import { and, eq, sql } from 'drizzle-orm';
import type { EventBus } from '../../../events.ts';
import type { Tx } from '../../../platform/db/database.ts';
import { person } from '../../people/index.ts';

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
 * Saves the best of a launched person's results, in the transaction of the event, and marks the grade targets it
 * concerns as due. Portal accounts and anonymous launches have no gradebook: nothing is written for them.
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
  await tx.execute(sql`
    with best as (
      insert into lti_result (person_id, item_kind, item_id, score, completed, reached_at)
      values (${personId}::uuid, ${kind}, ${itemId}, ${score}::int, ${completed}::boolean, ${instant}::timestamptz)
      on conflict (person_id, item_kind, item_id) do update set
        score = greatest(lti_result.score, excluded.score),
        completed = lti_result.completed or excluded.completed,
        reached_at = excluded.reached_at
      where excluded.score > lti_result.score or (excluded.completed and not lti_result.completed)
      returning person_id
    )
    update lti_grade_target t set due_at = ${instant}::timestamptz, tries = 0,
      dead_reason = null, revision = t.revision + 1
    from best where t.person_id = best.person_id and t.item_kind = ${kind} and t.item_id = ${itemId}`);
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
