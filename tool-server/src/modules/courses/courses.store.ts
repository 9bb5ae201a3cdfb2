import { type CourseId, type ItemId, type PersonId } from '@drawbridge/contracts';
import { and, eq, isNull } from 'drizzle-orm';
import type { DbOrTx } from '../../platform/db/database.ts';
import { completion, enrolment } from './courses.table.ts';

/** What a learner has done in each course: enrolment and completed items by course id. */
export interface LearnerRecord {
  enrolled: Map<string, { enrolledAt: Date; completedAt: Date | null }>;
  completed: Map<string, Set<string>>;
}

export async function readLearnerRecord(db: DbOrTx, personId: PersonId): Promise<LearnerRecord> {
  const rows = await db
    .select({
      courseId: enrolment.courseId,
      enrolledAt: enrolment.enrolledAt,
      completedAt: enrolment.completedAt,
      itemId: completion.itemId,
    })
    .from(enrolment)
    .leftJoin(
      completion,
      and(eq(completion.personId, enrolment.personId), eq(completion.courseId, enrolment.courseId)),
    )
    .where(eq(enrolment.personId, personId));
  const record: LearnerRecord = { enrolled: new Map(), completed: new Map() };
  for (const { courseId, enrolledAt, completedAt, itemId } of rows) {
    record.enrolled.set(courseId, { enrolledAt, completedAt });
    const items = record.completed.get(courseId) ?? new Set();
    if (itemId) items.add(itemId);
    record.completed.set(courseId, items);
  }
  return record;
}

/** Gives true when the learner was not enrolled before. */
export async function insertEnrolment(
  tx: DbOrTx,
  personId: PersonId,
  courseId: CourseId,
  at: Date,
): Promise<boolean> {
  const rows = await tx
    .insert(enrolment)
    .values({ personId, courseId, enrolledAt: at })
    .onConflictDoNothing()
    .returning({ courseId: enrolment.courseId });
  return rows.length > 0;
}

/** Gives true when the item was not complete before. */
export async function insertCompletion(
  tx: DbOrTx,
  personId: PersonId,
  courseId: CourseId,
  itemId: ItemId,
  at: Date,
): Promise<boolean> {
  const rows = await tx
    .insert(completion)
    .values({ personId, courseId, itemId, completedAt: at })
    .onConflictDoNothing()
    .returning({ itemId: completion.itemId });
  return rows.length > 0;
}

export async function setCourseCompleted(
  tx: DbOrTx,
  personId: PersonId,
  courseId: CourseId,
  at: Date,
): Promise<void> {
  await tx
    .update(enrolment)
    .set({ completedAt: at })
    .where(
      and(eq(enrolment.personId, personId), eq(enrolment.courseId, courseId), isNull(enrolment.completedAt)),
    );
}
