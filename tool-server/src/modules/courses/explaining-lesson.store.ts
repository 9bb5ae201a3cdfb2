import type { LabLesson, PersonId } from '@drawbridge/contracts';
import { type SQL, sql } from 'drizzle-orm';
import type { DbOrTx } from '../../platform/db/database.ts';
import { isVisible } from '../catalogue/index.ts';

/** A wrong fix of a lab that a learner handed in. */
export interface TrapOfLab<Value> {
  labId: Value;
  /** Key of the item that its author names. */
  lesson: Value;
  /** The course in which the lab was open. */
  courseId: Value;
}

/**
 * The lesson that explains a trap: the item that its author names; otherwise the last article or video before the lab, in
 * the course where the lab was open, one the person is enrolled in, or the first that has it; otherwise an article that
 * names a weakness of the lab. Only of courses that the person's plan opens. @see REC-21
 */
export const selectExplaining = (personId: PersonId, { labId, lesson, courseId }: TrapOfLab<SQL>): SQL => sql`
  select c.id as course_id, c.title as course_title, i.subject_key as subject_id, i.item_id, i.object_type, i.title
  from course_item i
  join course c on c.id = i.course_id and c.type = 'course'
  join lateral jsonb_to_recordset(c.subjects) as s(key text, "order" int) on s.key = i.subject_key
  left join enrolment e on e.course_id = c.id and e.person_id = ${personId}::uuid
  left join account a on a.person_id = ${personId}::uuid
  left join entitlement own on own.plan = coalesce(a.type, 'ENT') and own.scope = 'course' and own.target = c.id
  left join entitlement general
    on general.plan = coalesce(a.type, 'ENT') and general.scope = 'type' and general.target = c.type
  left join lateral (
    select ls."order" as subject_order, l.position
    from course_item l
    join lateral jsonb_to_recordset(c.subjects) as ls(key text, "order" int) on ls.key = l.subject_key
    where l.course_id = c.id and l.object_type = 'lab' and l.target_id = ${labId}
    order by ls."order", l.position limit 1
  ) lab on true
  cross join lateral (
    select coalesce(i.item_id = ${lesson}, false) as is_named,
      coalesce((s."order", i.position) < (lab.subject_order, lab.position), false) as is_before
  ) fit
  where i.object_type in ('media', 'vid') and ${isVisible(personId)}
    and (e.course_id is not null or coalesce(own.access, general.access, 'open') = 'open')
    and (fit.is_named or fit.is_before or exists (
      select from course challenge cross join unnest(challenge.cwe) as weakness
      where challenge.id = ${labId} and i.body->>'html' ~ (weakness || '\M')
    ))
  order by fit.is_named desc, fit.is_before desc, coalesce(c.id = ${courseId}, false) desc,
    e.course_id is not null desc, c.place, c.id,
    case when fit.is_before then -s."order" else s."order" end,
    case when fit.is_before then -i.position else i.position end
  limit 1`;

/** The lesson that explains a trap; undefined when there is none for this person. */
export async function findExplaining(
  db: DbOrTx,
  personId: PersonId,
  { labId, lesson, courseId }: TrapOfLab<string | null>,
): Promise<LabLesson | undefined> {
  const { rows } = (await db.execute(
    selectExplaining(personId, {
      labId: sql`${labId}::text`,
      lesson: sql`${lesson}::text`,
      courseId: sql`${courseId}::text`,
    }),
  )) as { rows: LabLesson[] };
  return rows[0];
}
