import type { CourseCard, PersonId } from '@drawbridge/contracts';
import { sql } from 'drizzle-orm';
import type { DbOrTx } from '../../platform/db/database.ts';
import { type CourseFilter, IS_ENROLLED, selectCards, toArray } from './course-cards.store.ts';
import { selectExplaining } from './explaining-lesson.store.ts';

/**
 * What a fit is worth. A lab that was failed weighs most: the course with its lessons is needed now; most of all a lesson
 * that explains what was wrong.
 */
const WEIGHTS = { failedTrap: 12, failedLab: 6, topic: 2, role: 3, level: 2 } as const;
const MOST_TOPICS = 3;

/**
 * The lessons that explain the traps of labs that a learner has not passed, until they are read: of each course the one
 * for the latest submission.
 */
const selectTrapLessons = (personId: PersonId) => sql`
  select distinct on (lesson.course_id) lesson.*, trap.title as trap_title
  from (
    select distinct on (a.lab_id) a.lab_id, s.graded_at, s.course_id, s.result->'trap'->>'title' as title,
      s.result->'trap'->>'lesson' as lesson
    from lab_attempt a
    join lab_submission s on s.attempt_id = a.id and s.state = 'graded' and s.result ? 'trap'
    where a.person_id = ${personId}::uuid and not exists (
      select from lab_attempt p where p.lab_id = a.lab_id and p.person_id = a.person_id and p.passed
    )
    order by a.lab_id, s.graded_at desc
  ) trap
  cross join lateral (${selectExplaining(personId, {
    labId: sql`trap.lab_id`,
    lesson: sql`trap.lesson`,
    courseId: sql`trap.course_id`,
  })}) lesson
  where not exists (
    select from completion k
    where k.person_id = ${personId}::uuid and k.course_id = lesson.course_id and k.item_id = lesson.item_id
  )
  order by lesson.course_id, trap.graded_at desc`;

/**
 * The courses not begun that fit a learner best: by a lab they failed and have not passed, their topics, roles and level;
 * and, begun or not, those with a lesson that explains a wrong fix of theirs. Equals are in the order of learning. What
 * fits nothing, or is not included in the plan, is left out. @see DASH-9, REC-21
 */
export function recommendCards(
  db: DbOrTx,
  personId: PersonId,
  filter: CourseFilter,
  now: Date,
): Promise<CourseCard[]> {
  const { types = ['course'], roles = [], levels = [], tags = [], page, per_page } = filter;
  const [ofTypes, ofRoles, ofLevels, ofTags] = [types, roles, levels, tags].map(toArray);
  return selectCards(db, {
    personId,
    now,
    join: sql`
      left join (${selectTrapLessons(personId)}) trapped on trapped.course_id = c.id
      left join lateral (
        select i.title from course_item i
        join lab_attempt a on a.lab_id = i.target_id and a.person_id = ${personId}::uuid
        where i.course_id = c.id and i.object_type = 'lab'
          and not exists (
            select from lab_attempt p where p.lab_id = a.lab_id and p.person_id = a.person_id and p.passed
          )
          and exists (select from lab_submission s where s.attempt_id = a.id and s.state = 'graded')
        order by i.position limit 1
      ) failed on true
      left join lateral (
        select array_agg(tag order by tag) as tags from unnest(c.tags) tag where tag = any(${ofTags})
      ) topics on true
      left join lateral (
        select role from unnest(c.roles) role where role = any(${ofRoles}) order by role limit 1
      ) fitting on true
      left join lateral (
        select (trapped.item_id is not null)::int * ${WEIGHTS.failedTrap}::int
          + (failed.title is not null)::int * ${WEIGHTS.failedLab}::int
          + least(coalesce(cardinality(topics.tags), 0), ${MOST_TOPICS}::int) * ${WEIGHTS.topic}::int
          + (fitting.role is not null)::int * ${WEIGHTS.role}::int
          + coalesce(c.level = any(${ofLevels}), false)::int * ${WEIGHTS.level}::int as points
      ) fit on true`,
    where: sql`c.type = any(${ofTypes}) and (not (${IS_ENROLLED}) or trapped.item_id is not null) and fit.points > 0
      and (${IS_ENROLLED} or coalesce(own.access, general.access, 'open') = 'open')`,
    orderBy: sql`fit.points desc, c.place, c.id`,
    reason: sql`case
      when trapped.item_id is not null then jsonb_build_object('kind', 'failed_trap', 'value', trapped.trap_title,
        'lesson', jsonb_build_object('title', trapped.title, 'subject_id', trapped.subject_id,
          'item_id', trapped.item_id, 'object_type', trapped.object_type))
      when failed.title is not null then jsonb_build_object('kind', 'failed_lab', 'value', failed.title)
      when topics.tags is not null then jsonb_build_object('kind', 'topic', 'value', topics.tags[1])
      when fitting.role is not null then jsonb_build_object('kind', 'role', 'value', fitting.role)
      else jsonb_build_object('kind', 'level', 'value', c.level) end`,
    limit: per_page,
    offset: (page - 1) * per_page,
  });
}
