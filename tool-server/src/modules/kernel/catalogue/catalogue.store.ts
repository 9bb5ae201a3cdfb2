import { asId, type CourseId, type ItemId, type PersonId } from '@drawbridge/contracts';
import { and, eq, getTableColumns, isNull, type SQL, sql } from 'drizzle-orm';
import type { DbOrTx } from '../../../platform/db/database.ts';
import { person } from '../people/people.table.ts';
import { type CourseSubject, course, courseItem, type ItemBody } from './catalogue.table.ts';

/** A course that is not withdrawn. */
export type StoredCourse = Omit<typeof course.$inferSelect, 'id' | 'search'> & { id: CourseId };

type ItemRow = typeof courseItem.$inferSelect;

/** An item without its body. */
export interface StoredItem extends Pick<ItemRow, 'title' | 'objectType' | 'targetId' | 'seconds'> {
  key: ItemId;
  order: number;
}
export interface StoredSubject extends CourseSubject {
  items: StoredItem[];
}

const { search: _search, ...COURSE_FIELDS } = getTableColumns(course);

/** Of everybody, or of the person or their company. `c` is the course. */
export const isTheirs = (personId: PersonId | undefined): SQL => sql`
  (c.owner_company_id is null or c.owner_company_id = (select company_id from ${person} where id = ${personId ?? null}::uuid))
  and (c.owner_person_id is null or c.owner_person_id = ${personId ?? null}::uuid)`;

/** The same, and not withdrawn. */
export const isVisible = (personId: PersonId | undefined): SQL =>
  sql`c.withdrawn_at is null and ${isTheirs(personId)}`;

/** Returns a course, or undefined if it does not exist, was withdrawn, or belongs to somebody else. */
export async function findCourse(
  db: DbOrTx,
  courseId: string,
  personId: PersonId | undefined,
): Promise<StoredCourse | undefined> {
  const [row] = await db
    .select(COURSE_FIELDS)
    .from(course)
    .where(
      and(
        eq(course.id, courseId),
        sql`exists (select from course c where c.id = ${courseId} and ${isVisible(personId)})`,
      ),
    );
  return row && { ...row, id: asId(row.id) };
}

/** Of a course that is not withdrawn, whoever it belongs to: for those who are known to be in it. */
export async function findCourseTitle(db: DbOrTx, courseId: string): Promise<string | undefined> {
  const [row] = await db
    .select({ title: course.title })
    .from(course)
    .where(and(eq(course.id, courseId), isNull(course.withdrawnAt)));
  return row?.title;
}

/** The subjects of a course with their items, each in stored order. @see PLAYER-31 */
export async function readSubjects(
  db: DbOrTx,
  { id, subjects }: Pick<StoredCourse, 'id' | 'subjects'>,
): Promise<StoredSubject[]> {
  const rows = await db
    .select({
      key: courseItem.itemId,
      subjectKey: courseItem.subjectKey,
      order: courseItem.position,
      title: courseItem.title,
      objectType: courseItem.objectType,
      targetId: courseItem.targetId,
      seconds: courseItem.seconds,
    })
    .from(courseItem)
    .where(eq(courseItem.courseId, id))
    .orderBy(courseItem.position, courseItem.itemId);
  return subjects.map((subject) => ({
    ...subject,
    items: rows.flatMap(({ subjectKey, key, ...row }) =>
      subjectKey === subject.key ? [{ ...row, key: asId<'item'>(key) }] : [],
    ),
  }));
}

/** An item with what it holds. */
export interface OpenedItem extends StoredItem {
  subjectKey: string;
  body: ItemBody | null;
}

export async function findItem(
  db: DbOrTx,
  courseId: CourseId,
  itemId: ItemId,
): Promise<OpenedItem | undefined> {
  const [row] = await db
    .select()
    .from(courseItem)
    .where(and(eq(courseItem.courseId, courseId), eq(courseItem.itemId, itemId)));
  return row && { ...row, key: asId(row.itemId), order: row.position };
}
