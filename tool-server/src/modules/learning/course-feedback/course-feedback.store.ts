import type { CourseId, PersonId } from '@drawbridge/contracts';
import { FEEDBACK_MIDDLE_ABOVE, type FeedbackStage } from '@drawbridge/contracts/learning';
import { isAllDone } from '@drawbridge/contracts/rules';
import { and, eq } from 'drizzle-orm';
import type { DbOrTx, Tx } from '../../../platform/db/database.ts';
import { courseFeedback } from './course-feedback.table.ts';

export type FeedbackRow = typeof courseFeedback.$inferSelect;

/** How much of a course a learner has done. */
export interface CourseProgress {
  personId: PersonId;
  courseId: CourseId;
  completedItems: number;
  totalItems: number;
}

/** What a course asks at this point, if anything: at its end, and from its middle on if it is long. */
function toStage({ completedItems, totalItems }: CourseProgress): FeedbackStage | undefined {
  if (isAllDone(completedItems, totalItems)) return 'end';
  return totalItems > FEEDBACK_MIDDLE_ABOVE && completedItems * 2 >= totalItems ? 'middle' : undefined;
}

/** The question that a course asks at this point. `isOpen`: the learner has neither answered nor skipped it. */
export async function findFeedbackStage(
  db: DbOrTx,
  progress: CourseProgress,
): Promise<{ stage: FeedbackStage; isOpen: boolean } | undefined> {
  const stage = toStage(progress);
  if (!stage) return undefined;
  const rows = await db
    .select({ at: courseFeedback.at })
    .from(courseFeedback)
    .where(
      and(
        eq(courseFeedback.personId, progress.personId),
        eq(courseFeedback.courseId, progress.courseId),
        eq(courseFeedback.stage, stage),
      ),
    );
  return { stage, isOpen: rows.length === 0 };
}

/** Writes an answer in place of an earlier one; skipping replaces none. */
export async function writeFeedback(tx: Tx, row: FeedbackRow): Promise<void> {
  const { personId: _person, courseId: _course, stage: _stage, ...set } = row;
  const target = [courseFeedback.personId, courseFeedback.courseId, courseFeedback.stage];
  const insert = tx.insert(courseFeedback).values(row);
  await (row.skipped ? insert.onConflictDoNothing({ target }) : insert.onConflictDoUpdate({ target, set }));
}
