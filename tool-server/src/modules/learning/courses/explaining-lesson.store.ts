import type { PersonId } from '@drawbridge/contracts';
import type { LabLesson } from '@drawbridge/contracts/practice';
import { type SQL, sql } from 'drizzle-orm';
import type { DbOrTx } from '../../../platform/db/database.ts';
import { course, courseItem } from '../../kernel/catalogue/catalogue.table.ts';
import { isVisible } from '../../kernel/catalogue/index.ts';
import { ACCESS } from '../../kernel/grants/index.ts';
import { IS_ENROLLED, toCardJoins } from './course-cards.store.ts';

/** A wrong fix of a lab that a learner handed in. */
export interface TrapOfLab<Value> {
  labId: Value;
  /** Key of the item that its author names. */
  lesson: Value;
  /** The course in which the lab was open. */
  courseId: Value;
}

interface Search {
  personId: PersonId;
  now: Date;
  /** The course that comes before all others. */
  firstCourse: SQL;
  /** Ids of the courses to look in. */
  courses: SQL;
  /** Of an item `i`, an article or video, with its place in its course, `i.place`. */
  where: SQL;
  way?: 'asc' | 'desc';
}

/** Items in the order of learning: by the order of the subject, then of the item. */
const ITEMS = sql`(
  select i.*, array[s."order", i.position] as place
  from ${courseItem} i join jsonb_to_recordset(c.subjects) as s(key text, "order" int) on s.key = i.subject_key
  where i.course_id = c.id
)`;

/**
 * A lesson of the first course that has one: the course named, one the person is enrolled in, or the first in the order
 * of learning. Only of courses that the person's plan opens. The courses are sorted before they are looked into, so that
 * those after the first are not.
 */
const selectLesson = ({ personId, now, firstCourse, courses, where, way = 'asc' }: Search): SQL => sql`
  select c.id as course_id, c.title as course_title, lesson.*
  from (
    select c.*, coalesce(c.id = ${firstCourse}, false) as is_first, ${IS_ENROLLED} as is_enrolled
    from ${course} c ${toCardJoins(sql`${personId}::uuid`, now)}
    where c.id in (${courses}) and c.type = 'course' and ${isVisible(personId)}
      and ${ACCESS} = 'open'
    order by is_first desc, is_enrolled desc, c.place, c.id
  ) c
  cross join lateral (
    select i.subject_key as subject_id, i.item_id, i.object_type, i.title from ${ITEMS} i
    where i.object_type in ('media', 'vid') and ${where}
    order by i.place ${sql.raw(way)} limit 1
  ) lesson
  order by c.is_first desc, c.is_enrolled desc, c.place, c.id
  limit 1`;

/**
 * The lesson that explains a trap: the item that its author names; otherwise the last article or video before the lab;
 * otherwise an article that names a weakness of the lab. @see REC-21
 */
export function selectExplaining(
  personId: PersonId,
  now: Date,
  { labId, lesson, courseId: firstCourse }: TrapOfLab<SQL>,
): SQL {
  const weaknesses = sql`(select cwe from ${course} where id = ${labId})`;
  const isLab = sql`i.object_type = 'lab' and i.target_id = ${labId}`;
  const search = { personId, now, firstCourse };
  const courses = sql`select i.course_id from ${courseItem} i`;
  return sql`
    with named as (${selectLesson({
      ...search,
      courses: sql`${courses} where i.item_id = ${lesson}`,
      where: sql`i.item_id = ${lesson}`,
    })}),
    before as (${selectLesson({
      ...search,
      courses: sql`${courses} where ${isLab} and not exists (select from named)`,
      where: sql`i.place < (select min(i.place) from ${ITEMS} i where ${isLab})`,
      way: 'desc',
    })}),
    about as (${selectLesson({
      ...search,
      courses: sql`${courses} where i.weaknesses && ${weaknesses}
        and not exists (select from named) and not exists (select from before)`,
      where: sql`i.weaknesses && ${weaknesses}`,
    })})
    select * from named union all select * from before union all select * from about`;
}

/** The lesson that explains a trap; undefined when there is none for this person. */
export async function findExplaining(
  db: DbOrTx,
  personId: PersonId,
  now: Date,
  { labId, lesson, courseId }: TrapOfLab<string | null>,
): Promise<LabLesson | undefined> {
  const { rows } = (await db.execute(
    selectExplaining(personId, now, {
      labId: sql`${labId}::text`,
      lesson: sql`${lesson}::text`,
      courseId: sql`${courseId}::text`,
    }),
  )) as { rows: LabLesson[] };
  return rows[0];
}
