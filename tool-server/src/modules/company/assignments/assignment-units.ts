import { type SQL, sql } from 'drizzle-orm';
import { course, courseItem } from '../../kernel/catalogue/catalogue.table.ts';
import { account } from '../../kernel/people/people.table.ts';
import { aiQuizAttempt } from '../../learning/assistant/quiz/ai-quiz.table.ts';
import { completion } from '../../learning/courses/courses.table.ts';
import { journey, journeyCourse } from '../../learning/journeys/journeys.table.ts';
import { quizAttempt } from '../../learning/quiz/quiz.table.ts';
import { labAttempt, labSubmission } from '../../practice/labs/labs.table.ts';
import { activityEvent } from '../../recognition/activity-events/activity-events.table.ts';
import { team, teamMember } from '../teams/teams.table.ts';

/** @file What counts in a cycle of an assignment, from what the courses, labs and quizzes recorded. */

/** An account `p` of the company of assignment `a`. Whoever was deactivated counts nowhere until they are back. */
const IS_MEMBER = sql`
  p.kind = 'account' and p.company_id = a.company_id
  and exists (select from ${account} o where o.person_id = p.id and o.state <> 'deactivated')`;

/** True of a person `p` whom `a` names: as everyone, themselves, a team of theirs, or the team that theirs is part of. */
const IS_TARGET = sql`(
    a.is_for_everyone
    or exists (select from assignment_target t where t.assignment_id = a.id and t.person_id = p.id)
    or exists (
      select from ${teamMember} m join ${team} n on n.id = m.team_id
      join assignment_target t on t.assignment_id = a.id and t.team_id in (n.id, n.parent_id)
      where m.person_id = p.id
    )
  )`;

/** An account `p` that a frozen assignment `a` takes when it is saved. */
export const IS_TAKEN = sql`${IS_MEMBER} and ${IS_TARGET}`;

/** An account `p` that assignment `a` was given to, as it is now. */
export const IS_ASSIGNED = sql`${IS_MEMBER}
  and case a.people
    when 'frozen' then exists (
      select from assignment_person s where s.assignment_id = a.id and s.person_id = p.id
    )
    else ${IS_TARGET}
  end`;

/** An instant of an assignment `a` for the person whose account is `z`. A cycle of one person, `y`, has its own instants. */
const toOwn = (at: SQL) => sql`assignment_instant(
    ${at}, a.time_zone, case when a.zone_of = 'person' and y.person_id is null then z.time_zone end
  )`;

/**
 * One row for each cycle of `given`, the current one where it names none, with its dates for the person. Work counts from
 * `since` on, until `until`, and before the next cycle's `since`: so each piece of work belongs to one cycle.
 */
export const toTimed = (given: SQL) => sql`
  given as (${given}),
  timed as (
    select g.id, g.person_id, a.company_id, a.pass_percent, a.has_hard_end, coalesce(y.number, 1) as cycle,
      ${toOwn(sql`coalesce(y.starts_at, a.starts_at)`)} as starts_at,
      ${toOwn(sql`coalesce(y.due_at, a.due_at)`)} as due_at,
      case
        when y.number is not null then ${toOwn(sql`y.since_at`)}
        when not a.counts_past_work and a.repeat <> 'yearly' then ${toOwn(sql`a.starts_at`)}
        when not a.counts_past_work then ${toOwn(sql`a.starts_at`)} - make_interval(days => a.early_days)
        when a.repeat = 'after_pass' then a.starts_at - make_interval(months => a.repeat_months)
        else '-infinity'
      end as since,
      case when a.has_hard_end then ${toOwn(sql`coalesce(y.due_at, a.due_at)`)} else 'infinity' end as until,
      coalesce(${toOwn(sql`n.since_at`)}, 'infinity') as before,
      exists (
        select from assignment_exemption e where e.assignment_id = a.id and e.person_id = g.person_id
      ) as is_exempt
    from given g join assignment a on a.id = g.id
    left join ${account} z on z.person_id = g.person_id
    left join lateral (
      select k.number, k.person_id, k.starts_at, k.due_at, k.since_at from assignment_cycle k
      where k.assignment_id = a.id and (k.person_id is null or k.person_id = g.person_id)
        and (g.cycle is null or k.number = g.cycle)
      order by k.number desc limit 1
    ) y on true
    left join lateral (
      select k.since_at from assignment_cycle k
      where k.assignment_id = a.id and (k.person_id is null or k.person_id = g.person_id)
        and k.number > coalesce(y.number, 1)
      order by k.number limit 1
    ) n on true
    where g.cycle is null or g.cycle = coalesce(y.number, 1)
  )`;

/**
 * Two tables: `unit` has one row for each item of each course of the assignments, where `unit` is the same for a lab wherever
 * it stands, so that a pass is counted once; it counts for `of_person` only, where the course is one person's own. `reached`
 * has one row for each of them that somebody completed; `at` is when they did it within the time that counts, or null. Of
 * somebody who had completed it before, and where past work does not count, that is when they did it again: passed it again,
 * or opened the article, video or file again.
 */
export const toUnits = (given: SQL) => sql`
  ${toTimed(given)},
  place as (
    select i.assignment_id as id, i.kind, i.target_id, i.target_id as course_id from assignment_item i
    where i.kind = 'course' and i.assignment_id in (select id from given)
    union all
    select i.assignment_id, i.kind, i.target_id, j.course_id from assignment_item i
    join ${journey} o on o.id = i.target_id and o.withdrawn_at is null
    join ${journeyCourse} j on j.journey_id = i.target_id
    where i.kind = 'journey' and i.assignment_id in (select id from given)
  ),
  unit as (
    select l.id, l.kind, l.target_id, c.owner_person_id as of_person, i.course_id, i.item_id, i.object_type,
      i.target_id as object_id, i.course_id || ' ' || i.item_id as item,
      case when i.object_type = 'lab' then 'lab ' || i.target_id else i.course_id || ' ' || i.item_id end as unit
    from place l
    join assignment a on a.id = l.id
    join ${course} c on c.id = l.course_id and c.withdrawn_at is null
      and (c.owner_company_id is null or c.owner_company_id = a.company_id)
    join ${courseItem} i on i.course_id = c.id
  ),
  reached as (
    select l.id, l.person_id, l.cycle, i.kind, i.target_id, i.unit, i.item,
      case
        when k.completed_at between l.since and l.until and k.completed_at < l.before then k.completed_at
        else again.at
      end as at
    from timed l
    join unit i on i.id = l.id and (i.of_person is null or i.of_person = l.person_id)
    join ${completion} k on k.person_id = l.person_id and k.course_id = i.course_id and k.item_id = i.item_id
    left join lateral (
      select min(w.at) as at from (
        select u.graded_at as at from ${labAttempt} t join ${labSubmission} u on u.attempt_id = t.id
        where i.object_type = 'lab' and t.person_id = l.person_id and t.lab_id = i.object_id
          and u.result ->> 'verdict' = 'passed'
        union all
        select q.submitted_at from ${quizAttempt} q
        where i.object_type = 'quiz' and q.person_id = l.person_id and q.quiz_id = i.object_id and q.passed
        union all
        select q.submitted_at from ${aiQuizAttempt} q
        where i.object_type = 'aiquiz' and q.person_id = l.person_id and q.course_id = i.course_id
          and q.item_id = i.item_id and q.passed
        union all
        select v.changed_at from ${activityEvent} v
        where i.object_type in ('media', 'vid', 'download') and v.person_id = l.person_id
          and v.course_id = i.course_id and v.item_id = i.item_id and v.kind in ('media-click', 'video-watch')
      ) w
      -- Inside, not in the condition of the join: so it is read only for those who had completed it before.
      where k.completed_at < l.since and w.at between l.since and l.until and w.at < l.before
    ) again on true
  )`;
