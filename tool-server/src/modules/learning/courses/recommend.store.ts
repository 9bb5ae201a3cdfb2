import type { PersonId } from '@drawbridge/contracts';
import type { CourseCard } from '@drawbridge/contracts/learning';
import { type SQL, sql } from 'drizzle-orm';
import type { DbOrTx } from '../../../platform/db/database.ts';
import { course, courseItem } from '../../kernel/catalogue/catalogue.table.ts';
import { isVisible } from '../../kernel/catalogue/index.ts';
import { ACCESS } from '../../kernel/grants/index.ts';
import { labAttempt, labSubmission } from '../../practice/labs/labs.table.ts';
import {
  type CourseFilter,
  IS_ENROLLED,
  isOfTypes,
  readCardPage,
  toArray,
  toCardJoins,
} from './course-cards.store.ts';
import { selectExplaining } from './explaining-lesson.store.ts';

/**
 * What a fit is worth. A lab that was failed weighs most: the course with its lessons is needed now; most of all a lesson
 * that explains what was wrong. A topic was chosen from many, and says more than a role or a level.
 */
const WEIGHTS = { failedTrap: 40, failedLab: 20, topic: 4, role: 3, level: 2 } as const;
const MOST_TOPICS = 3;

/** The labs that a person was graded in and has not passed: attempts `a`. */
const selectFailed = (person: SQL) => sql`
  select a.* from ${labAttempt} a
  where a.person_id = ${person} and not exists (
    select from ${labAttempt} p where p.lab_id = a.lab_id and p.person_id = a.person_id and p.passed
  )`;

/**
 * The lessons that explain the traps of labs that a learner has not passed, until they are read: of each course the one
 * for the latest submission.
 */
const selectTrapLessons = (personId: PersonId, person: SQL, now: Date) => sql`
  select distinct on (lesson.course_id) lesson.*, trap.title as trap_title
  from (
    select distinct on (a.lab_id) a.lab_id, s.graded_at, s.course_id, s.result->'trap'->>'title' as title,
      s.result->'trap'->>'lesson' as lesson
    from (${selectFailed(person)}) a
    join ${labSubmission} s on s.attempt_id = a.id and s.state = 'graded' and s.result ? 'trap'
    order by a.lab_id, s.graded_at desc
  ) trap
  cross join lateral (${selectExplaining(personId, now, {
    labId: sql`trap.lab_id`,
    lesson: sql`trap.lesson`,
    courseId: sql`trap.course_id`,
  })}) lesson
  where not exists (
    select from completion k
    where k.person_id = ${person} and k.course_id = lesson.course_id and k.item_id = lesson.item_id
  )
  order by lesson.course_id, trap.graded_at desc`;

/** Selects the first failed lab of each course with failed labs. */
const selectFailedItems = (person: SQL) => sql`
  select distinct on (i.course_id) i.course_id, i.title
  from (${selectFailed(person)}) a
  join ${courseItem} i on i.target_id = a.lab_id and i.object_type = 'lab'
  where exists (select from ${labSubmission} s where s.attempt_id = a.id and s.state = 'graded')
  order by i.course_id, i.position`;

/**
 * The courses not begun that fit a learner best: by a lab they failed and have not passed, their topics, roles and level;
 * and, begun or not, those with a lesson that explains a wrong fix of theirs. Equals are in the order of learning. What
 * fits nothing is left out; what another plan includes comes after what can be opened. @see DASH-9, REC-21
 */
export function recommendCards(
  db: DbOrTx,
  personId: PersonId,
  filter: CourseFilter,
  now: Date,
): Promise<CourseCard[]> {
  const { types = ['course'], roles = [], levels = [], tags = [], page, per_page } = filter;
  const person = sql`${personId}::uuid`;
  const [ofRoles, ofLevels, ofTags] = [roles, levels, tags].map(toArray);
  // Each topic counted by itself takes a fraction of what a set made of both lists takes.
  const topics = tags.map((tag) => sql`(${tag} = any(c.tags))::int`);
  const wished = sql`
    least(${topics.length > 0 ? sql.join(topics, sql` + `) : sql`0`}, ${MOST_TOPICS}::int) * ${WEIGHTS.topic}::int
    + (c.roles && ${ofRoles})::int * ${WEIGHTS.role}::int
    + coalesce(c.level = any(${ofLevels}), false)::int * ${WEIGHTS.level}::int`;
  const failures = sql`
    left join trapped on trapped.course_id = c.id
    left join failed on failed.course_id = c.id`;
  const isOffered = sql`${isOfTypes(types)} and ${isVisible(personId)}`;
  const isNext = sql`not (${IS_ENROLLED}) and ${ACCESS} in ('open', 'upgrade')`;
  const isOpen = sql`(${ACCESS} = 'open')`;
  return readCardPage(db, {
    personId,
    now,
    // What a learner failed is in few courses: those are looked up, and only the wishes are compared with every course.
    page: sql`
      trapped as materialized (${selectTrapLessons(personId, person, now)}),
      failed as materialized (${selectFailedItems(person)}),
      fitting as (
        (
          select f.* from (
            select c.id, c.place, ${wished} as points, ${isOpen} as is_open
            from ${course} c ${toCardJoins(person, now)}
            where ${isOffered} and ${isNext}
          ) f
          where f.points > 0
          order by f.is_open desc, f.points desc, f.place, f.id
          limit ${page * per_page}::int
        )
        union all
        select c.id, c.place, ${wished} + (trapped.item_id is not null)::int * ${WEIGHTS.failedTrap}::int
          + (failed.title is not null)::int * ${WEIGHTS.failedLab}::int, ${isOpen}
        from ${course} c ${toCardJoins(person, now)} ${failures}
        where c.id in (select course_id from trapped union select course_id from failed)
          and ${isOffered} and (trapped.item_id is not null or ${isNext})
      ),
      page as materialized (
        select id, max(points) as points, is_open from fitting
        where points > 0
        group by id, place, is_open
        order by is_open desc, max(points) desc, place, id
        limit ${per_page}::int offset ${(page - 1) * per_page}::int
      )`,
    join: sql`
      ${failures}
      left join lateral (select min(tag) as first from unnest(c.tags) tag where tag = any(${ofTags})) topic on true
      left join lateral (select min(role) as first from unnest(c.roles) role where role = any(${ofRoles})) fit on true`,
    orderBy: sql`page.is_open desc, page.points desc, c.place, c.id`,
    reason: sql`case
      when trapped.item_id is not null then jsonb_build_object('kind', 'failed_trap', 'value', trapped.trap_title,
        'lesson', jsonb_build_object('title', trapped.title, 'subject_id', trapped.subject_id,
          'item_id', trapped.item_id, 'object_type', trapped.object_type))
      when failed.title is not null then jsonb_build_object('kind', 'failed_lab', 'value', failed.title)
      when topic.first is not null then jsonb_build_object('kind', 'topic', 'value', topic.first)
      when fit.first is not null then jsonb_build_object('kind', 'role', 'value', fit.first)
      else jsonb_build_object('kind', 'level', 'value', c.level) end`,
  });
}
