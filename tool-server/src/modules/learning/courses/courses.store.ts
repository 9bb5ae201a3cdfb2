import { asId, type CourseId, type ItemId, type LabId, type PersonId } from '@drawbridge/contracts';
import { and, eq, inArray, isNotNull, isNull, notInArray, sql } from 'drizzle-orm';
import type { DbOrTx } from '../../../platform/db/database.ts';
import { course, courseItem, entitlement } from '../../kernel/catalogue/catalogue.table.ts';
import { labAttempt } from '../../practice/labs/labs.table.ts';
import { completion, enrolment } from './courses.table.ts';

/** The items of a course that a learner has completed; items it no longer has are left out. */
export async function readCompleted(
  db: DbOrTx,
  personId: PersonId,
  courseId: CourseId,
): Promise<Set<string>> {
  const rows = await db
    .select({ itemId: completion.itemId })
    .from(completion)
    .innerJoin(courseItem, isItemOfCompletion)
    .where(and(eq(completion.personId, personId), eq(completion.courseId, courseId)));
  return new Set(rows.map(({ itemId }) => itemId));
}

const isItemOfCompletion = and(
  eq(courseItem.courseId, completion.courseId),
  eq(courseItem.itemId, completion.itemId),
);

export async function isEnrolled(db: DbOrTx, personId: PersonId, courseId: CourseId): Promise<boolean> {
  const rows = await db
    .select({ courseId: enrolment.courseId })
    .from(enrolment)
    .where(and(eq(enrolment.personId, personId), eq(enrolment.courseId, courseId)));
  return rows.length > 0;
}

/** The courses a learner is enrolled in, those of one item aside. */
export function readEnrolledCourses(db: DbOrTx, personId: PersonId) {
  return db
    .select({
      courseId: enrolment.courseId,
      totalItems: course.totalItems,
      completedItems: sql<number>`(
        select count(*)::int from ${completion} join ${courseItem} on ${isItemOfCompletion}
        where ${completion.personId} = ${enrolment.personId} and ${completion.courseId} = ${enrolment.courseId}
      )`,
    })
    .from(enrolment)
    .innerJoin(course, eq(course.id, enrolment.courseId))
    .where(and(eq(enrolment.personId, personId), isNull(course.withdrawnAt), isCourseOfItems))
    .orderBy(course.place, course.id);
}

/** A challenge or playground is enrolled in by being opened; it is no course to people. */
const isCourseOfItems = notInArray(course.type, ['challenge', 'playground']);

const PLANS = ['IND', 'FT', 'ENT'] as const;

/** The plans that open a course: its own rule counts before that of its type. @see ROLE-10 */
export async function findPlansThatOpen(
  db: DbOrTx,
  { id, type }: { id: string; type: string },
): Promise<(typeof PLANS)[number][]> {
  const rules = await db
    .select()
    .from(entitlement)
    .where(
      sql`(${entitlement.scope} = 'course' and ${entitlement.target} = ${id})
        or (${entitlement.scope} = 'type' and ${entitlement.target} = ${type})`,
    );
  const find = (plan: string, scope: string) =>
    rules.find((rule) => rule.plan === plan && rule.scope === scope)?.access;
  return PLANS.filter((plan) => (find(plan, 'course') ?? find(plan, 'type') ?? 'open') === 'open');
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

/**
 * Gives those of the items that were not complete before. What the person does themselves is no longer lent.
 * @param lentBy the linked learner whose work it is
 */
export async function insertCompletions(
  tx: DbOrTx,
  personId: PersonId,
  courseId: CourseId,
  { itemIds, at, lentBy }: { itemIds: readonly ItemId[]; at: Date; lentBy?: PersonId | undefined },
): Promise<string[]> {
  if (itemIds.length === 0) return [];
  const rows = itemIds.map((itemId) => ({
    personId,
    courseId,
    itemId,
    completedAt: at,
    lentBy: lentBy ?? null,
  }));
  const added = await tx
    .insert(completion)
    .values(rows)
    .onConflictDoNothing()
    .returning({ itemId: completion.itemId });
  if (lentBy === undefined)
    await tx
      .update(completion)
      .set({ lentBy: null, completedAt: at })
      .where(
        and(
          eq(completion.personId, personId),
          eq(completion.courseId, courseId),
          inArray(completion.itemId, [...itemIds]),
          isNotNull(completion.lentBy),
        ),
      );
  return added.map(({ itemId }) => itemId);
}

interface LabItem {
  courseId: CourseId;
  itemId: ItemId;
}

/** The items that are a lab, in the courses a learner is enrolled in. */
export async function findLabItems(tx: DbOrTx, personId: PersonId, labId: LabId): Promise<LabItem[]> {
  const rows = await tx
    .select({ courseId: courseItem.courseId, itemId: courseItem.itemId })
    .from(courseItem)
    .innerJoin(course, and(eq(course.id, courseItem.courseId), isNull(course.withdrawnAt)))
    .innerJoin(enrolment, and(eq(enrolment.courseId, course.id), eq(enrolment.personId, personId)))
    .where(and(eq(courseItem.targetId, labId), eq(courseItem.objectType, 'lab')))
    .orderBy(course.place, course.id);
  return rows.map(({ courseId, itemId }) => ({ courseId: asId(courseId), itemId: asId(itemId) }));
}

/**
 * The items of a course whose labs the learner has passed, in any attempt, and the linked learner whose attempts those
 * are: null where one is the person's own.
 */
export async function findPassedItems(
  tx: DbOrTx,
  personId: PersonId,
  courseId: CourseId,
): Promise<{ itemId: ItemId; lentBy: PersonId | null }[]> {
  const rows = await tx
    .select({
      itemId: courseItem.itemId,
      lentBy: sql<PersonId | null>`case when bool_or(${labAttempt.movedFrom} is null) then null
        else min(${labAttempt.movedFrom}::text) end`,
    })
    .from(courseItem)
    .innerJoin(
      labAttempt,
      and(
        eq(labAttempt.labId, courseItem.targetId),
        eq(labAttempt.personId, personId),
        eq(labAttempt.passed, true),
      ),
    )
    .where(and(eq(courseItem.courseId, courseId), eq(courseItem.objectType, 'lab')))
    .groupBy(courseItem.itemId);
  return rows.map(({ itemId, lentBy }) => ({ itemId: asId(itemId), lentBy }));
}

/** Enrolls everybody in the challenges and playgrounds they opened. Gives how many enrollments were missing. */
export async function enrollOpened(db: DbOrTx): Promise<number> {
  const { rows } = (await db.execute(sql`
    insert into ${enrolment} (person_id, course_id, enrolled_at)
    select a.person_id, a.lab_id, min(a.opened_at)
    from ${labAttempt} a
    join ${course} c on c.id = a.lab_id and c.type in ('challenge', 'playground')
    group by a.person_id, a.lab_id
    on conflict do nothing
    returning 1
  `)) as { rows: unknown[] };
  return rows.length;
}

/** A learner's course. */
export interface Enrolment {
  personId: PersonId;
  courseId: CourseId;
}

/** Enrollments with an item that is not complete although its lab was passed, in order, after the one given. */
export async function findUncounted(
  db: DbOrTx,
  { after, limit }: { after: Enrolment | undefined; limit: number },
): Promise<Enrolment[]> {
  const from = after
    ? sql`(e.person_id, e.course_id) > (${after.personId}::uuid, ${after.courseId}::text)`
    : sql`true`;
  const { rows } = (await db.execute(sql`
    select distinct e.person_id, e.course_id
    from ${enrolment} e
    join ${course} c on c.id = e.course_id and c.withdrawn_at is null
    join ${courseItem} i on i.course_id = c.id and i.object_type = 'lab'
    where ${from}
      and exists (
        select 1 from ${labAttempt} a where a.person_id = e.person_id and a.lab_id = i.target_id and a.passed
      )
      and not exists (
        select 1 from ${completion} k
        where k.person_id = e.person_id and k.course_id = e.course_id and k.item_id = i.item_id
      )
    order by e.person_id, e.course_id
    limit ${limit}::int
  `)) as { rows: { person_id: string; course_id: string }[] };
  return rows.map(({ person_id, course_id }) => ({ personId: asId(person_id), courseId: asId(course_id) }));
}

/** A course that had items added is completed again; the first time stays. @param itemIds what completed it */
export async function setCourseCompleted(
  tx: DbOrTx,
  personId: PersonId,
  courseId: CourseId,
  { itemIds, at }: { itemIds: readonly string[]; at: Date },
): Promise<void> {
  await tx
    .update(enrolment)
    .set({
      completedAt: sql`coalesce(${enrolment.completedAt}, ${at.toISOString()}::timestamptz)`,
      completedBy: [...itemIds],
    })
    .where(and(eq(enrolment.personId, personId), eq(enrolment.courseId, courseId)));
}

/**
 * Returns whether an item was the last one completed. For courses completed before this was stored, the times decide.
 */
export async function isLastCompleted(
  tx: DbOrTx,
  personId: PersonId,
  courseId: CourseId,
  itemId: ItemId,
): Promise<boolean> {
  const { rows } = (await tx.execute(sql`
    select 1 from ${enrolment} e
    where e.person_id = ${personId}::uuid and e.course_id = ${courseId}
      and coalesce(
        ${itemId} = any(e.completed_by),
        (
          select bool_or(latest.item_id = ${itemId}) from (
            select k.item_id, rank() over (order by k.completed_at desc) as nth
            from ${completion} k
            join ${courseItem} i on i.course_id = k.course_id and i.item_id = k.item_id
            where k.person_id = e.person_id and k.course_id = e.course_id
          ) latest where latest.nth = 1
        )
      )
  `)) as { rows: unknown[] };
  return rows.length > 0;
}
