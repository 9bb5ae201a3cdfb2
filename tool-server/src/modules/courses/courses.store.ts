import { asId, type CourseId, type ItemId, type PersonId } from '@drawbridge/contracts';
import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { DbOrTx, Tx } from '../../platform/db/database.ts';
import { labAttempt } from '../labs/labs.table.ts';
import { person } from '../people/index.ts';
import { completion, enrolment } from './courses.table.ts';

/**
 * Writes to one learner's courses wait for each other, so that each sees what the one before it wrote: a pass sees the
 * enrolment, an enrolment the pass, and the last of two items that the course is complete. `no key update` lets rows
 * that name the person be written meanwhile.
 */
export async function lockLearner(tx: Tx, personId: PersonId): Promise<void> {
  await tx.select({ id: person.id }).from(person).where(eq(person.id, personId)).for('no key update');
}

/** What a learner has done in each course: enrolment and completed items by course id. */
export interface LearnerRecord {
  enrolled: Map<string, { enrolledAt: Date; completedAt: Date | null }>;
  completed: Map<string, Set<string>>;
}

/** Of somebody who is not known. */
export const NO_RECORD: LearnerRecord = { enrolled: new Map(), completed: new Map() };

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

/** Gives how many of the items were not complete before. */
export async function insertCompletions(
  tx: DbOrTx,
  personId: PersonId,
  courseId: CourseId,
  itemIds: readonly ItemId[],
  at: Date,
): Promise<number> {
  if (itemIds.length === 0) return 0;
  const rows = await tx
    .insert(completion)
    .values(itemIds.map((itemId) => ({ personId, courseId, itemId, completedAt: at })))
    .onConflictDoNothing()
    .returning({ itemId: completion.itemId });
  return rows.length;
}

/** Those of the labs that the learner has passed, in any attempt. */
export async function readPassedLabs(
  db: DbOrTx,
  personId: PersonId,
  labIds: readonly string[],
): Promise<Set<string>> {
  if (labIds.length === 0) return new Set();
  const rows = await db
    .selectDistinct({ labId: labAttempt.labId })
    .from(labAttempt)
    .where(
      and(
        eq(labAttempt.personId, personId),
        eq(labAttempt.passed, true),
        inArray(labAttempt.labId, [...labIds]),
      ),
    );
  return new Set(rows.map(({ labId }) => labId));
}

export interface LabItemPlace {
  courseId: CourseId;
  itemId: ItemId;
  labId: string;
}

/** A learner's course. */
export interface Enrolment {
  personId: PersonId;
  courseId: CourseId;
}

/** Enrolments with an item that is not complete although its lab was passed, in order, after the one given. */
export async function findUncounted(
  db: DbOrTx,
  { places, after, limit }: { places: readonly LabItemPlace[]; after: Enrolment | undefined; limit: number },
): Promise<Enrolment[]> {
  const from = after
    ? sql`(e.person_id, e.course_id) > (${after.personId}::uuid, ${after.courseId}::text)`
    : sql`true`;
  const { rows } = (await db.execute(sql`
    select distinct e.person_id, e.course_id
    from ${enrolment} e
    join json_to_recordset(${JSON.stringify(places)}::json) as i("courseId" text, "itemId" text, "labId" text)
      on i."courseId" = e.course_id
    where ${from}
      and exists (
        select 1 from ${labAttempt} a where a.person_id = e.person_id and a.lab_id = i."labId" and a.passed
      )
      and not exists (
        select 1 from ${completion} c
        where c.person_id = e.person_id and c.course_id = e.course_id and c.item_id = i."itemId"
      )
    order by e.person_id, e.course_id
    limit ${limit}::int
  `)) as { rows: { person_id: string; course_id: string }[] };
  return rows.map(({ person_id, course_id }) => ({ personId: asId(person_id), courseId: asId(course_id) }));
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
