import { asId, type CourseId, type PersonId } from '@drawbridge/contracts';
import { isAllDone, toProgressPercent } from '@drawbridge/contracts/rules';
import { and, eq, isNull, or } from 'drizzle-orm';
import type { Tx } from '../../../../platform/db/database.ts';
import { course, courseItem } from '../../../kernel/catalogue/catalogue.table.ts';
import { creditWork } from '../../../kernel/grants/index.ts';
import { completion } from '../../../learning/courses/courses.table.ts';

/** A learner whose gradebooks an account works for. */
export interface LinkedLearner {
  learnerId: PersonId;
  accountId: PersonId;
  platformId: string;
}

/**
 * Credits attempts of an account to a linked learner: of one platform an attempt is graded for one learner, ever. Gives
 * those that are graded for this one.
 */
export const creditAttempts = (
  tx: Tx,
  { learnerId, platformId }: LinkedLearner,
  attemptIds: readonly string[],
  at: Date,
): Promise<ReadonlySet<string>> =>
  creditWork(tx, { personId: learnerId, kind: 'grade', subject: platformId, sourceIds: attemptIds, at });

/** Credits what an account completed in a course in the same way; gives the learner's progress in it. */
export async function creditCourse(
  tx: Tx,
  linked: LinkedLearner,
  courseId: CourseId,
  at: Date,
): Promise<{ percent: number; completed: boolean }> {
  const { learnerId, accountId, platformId } = linked;
  const rows = await tx
    .select({ itemId: completion.itemId, lentBy: completion.lentBy, total: course.totalItems })
    .from(completion)
    .innerJoin(
      courseItem,
      and(eq(courseItem.courseId, completion.courseId), eq(courseItem.itemId, completion.itemId)),
    )
    .innerJoin(course, eq(course.id, completion.courseId))
    .where(
      and(
        eq(completion.personId, accountId),
        eq(completion.courseId, courseId),
        or(isNull(completion.lentBy), eq(completion.lentBy, learnerId)),
      ),
    );
  const toWork = (itemId: string) => `${courseId}/${itemId} of ${accountId}`;
  const credited = await creditWork(tx, {
    personId: learnerId,
    kind: 'grade',
    subject: platformId,
    sourceIds: rows.filter(({ lentBy }) => lentBy === null).map(({ itemId }) => toWork(itemId)),
    at,
  });
  const done = rows.filter(({ itemId, lentBy }) => lentBy !== null || credited.has(toWork(itemId))).length;
  const total = rows[0]?.total ?? 0;
  return { percent: toProgressPercent(done, total), completed: isAllDone(done, total) };
}

export const toLinkedLearner = (row: {
  learnerId: string;
  accountId: string;
  platformId: string;
}): LinkedLearner => ({
  learnerId: asId(row.learnerId),
  accountId: asId(row.accountId),
  platformId: row.platformId,
});
