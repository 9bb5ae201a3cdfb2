import type { PersonId } from '@drawbridge/contracts';
import type { AssignmentFilter, AssignmentItem } from '@drawbridge/contracts/company';
import { type SQL, sql } from 'drizzle-orm';
import type { DbOrTx } from '../../../platform/db/database.ts';
import { course, courseItem } from '../../kernel/catalogue/catalogue.table.ts';
import { person } from '../../kernel/people/people.table.ts';
import { aiQuizAttempt } from '../../learning/assistant/quiz/ai-quiz.table.ts';
import { completion } from '../../learning/courses/courses.table.ts';
import { journey, journeyCourse } from '../../learning/journeys/journeys.table.ts';
import { quizAttempt } from '../../learning/quiz/quiz.table.ts';
import { labAttempt, labSubmission } from '../../practice/labs/labs.table.ts';
import { activityEvent } from '../../recognition/activity-events/activity-events.table.ts';
import { teamMember } from '../teams/teams.table.ts';

/** @file What people did of their assignments, counted from what the courses, labs and quizzes recorded. */

/** An account `p` that assignment `a` was given to, as it is now. */
export const IS_ASSIGNED = sql`
  p.kind = 'account' and p.company_id = a.company_id and case a.people
    when 'frozen' then exists (
      select from assignment_person s where s.assignment_id = a.id and s.person_id = p.id
    )
    else exists (
      select from assignment_target t where t.assignment_id = a.id and (
        t.person_id = p.id
        or exists (select from ${teamMember} m where m.team_id = t.team_id and m.person_id = p.id)
      )
    )
  end`;

/** The assignments of a person, as `given`. */
const ofPerson = (personId: PersonId) => sql`
  select a.id, p.id as person_id from ${person} p join assignment a on a.company_id = p.company_id
  where p.id = ${personId}::uuid and ${IS_ASSIGNED}`;

/**
 * One row for each item of each course: `unit` is the same for a lab wherever it stands, so that a pass is counted once;
 * `at` is when it was done within the time that counts. Of somebody who had completed it before, and where past work does
 * not count, that is when they did it again: passed it again, or opened the article, video or file again.
 */
const toUnits = (given: SQL) => sql`
  given as (${given}),
  counted as (
    select g.id, g.person_id, a.company_id, a.pass_percent,
      case when a.counts_past_work then '-infinity'::timestamptz else a.starts_at end as since,
      case when a.has_hard_end then a.due_at else 'infinity'::timestamptz end as until
    from given g join assignment a on a.id = g.id
  ),
  place as (
    select n.*, i.kind, i.target_id, i.target_id as course_id from counted n
    join assignment_item i on i.assignment_id = n.id and i.kind = 'course'
    union all
    select n.*, i.kind, i.target_id, j.course_id from counted n
    join assignment_item i on i.assignment_id = n.id and i.kind = 'journey'
    join ${journey} o on o.id = i.target_id and o.withdrawn_at is null
    join ${journeyCourse} j on j.journey_id = i.target_id
  ),
  unit as (
    select l.id, l.person_id, l.pass_percent, l.kind, l.target_id,
      case when i.object_type = 'lab' then 'lab ' || i.target_id else i.course_id || ' ' || i.item_id end as unit,
      i.course_id || ' ' || i.item_id as item,
      case when k.completed_at between l.since and l.until then k.completed_at else again.at end as at
    from place l
    join ${course} c on c.id = l.course_id and c.withdrawn_at is null
      and (c.owner_company_id is null or c.owner_company_id = l.company_id)
      and (c.owner_person_id is null or c.owner_person_id = l.person_id)
    join ${courseItem} i on i.course_id = c.id
    left join ${completion} k on k.person_id = l.person_id and k.course_id = i.course_id and k.item_id = i.item_id
    left join lateral (
      select min(w.at) as at from (
        select u.graded_at as at from ${labAttempt} t join ${labSubmission} u on u.attempt_id = t.id
        where i.object_type = 'lab' and t.person_id = l.person_id and t.lab_id = i.target_id
          and u.result ->> 'verdict' = 'passed'
        union all
        select q.submitted_at from ${quizAttempt} q
        where i.object_type = 'quiz' and q.person_id = l.person_id and q.quiz_id = i.target_id and q.passed
        union all
        select q.submitted_at from ${aiQuizAttempt} q
        where i.object_type = 'aiquiz' and q.person_id = l.person_id and q.course_id = i.course_id
          and q.item_id = i.item_id and q.passed
        union all
        select v.changed_at from ${activityEvent} v
        where i.object_type in ('media', 'vid', 'download') and v.person_id = l.person_id
          and v.course_id = i.course_id and v.item_id = i.item_id and v.kind in ('media-click', 'video-watch')
      ) w where w.at between l.since and l.until
    ) again on k.completed_at < l.since
  )`;

export interface WorkRow {
  id: string;
  person_id: PersonId;
  completed: number;
  total: number;
  /** Milliseconds; null until enough is complete. */
  finished_ms: string | null;
}

/** Common table expressions; the last, `work`, has one row for each assignment and person of `given` with items that count. */
const toWorkTables = (given: SQL) => sql`
  ${toUnits(given)},
  once as (
    select id, person_id, pass_percent, unit, min(at) as at from unit group by 1, 2, 3, 4
  ),
  work as (
    select id, person_id, count(at)::int as completed, count(*)::int as total,
      (array_agg(at order by at) filter (where at is not null))[ceil(count(*) * pass_percent / 100.0)::int]
        as finished_at
    from once group by id, person_id, pass_percent
  )`;

const FINISHED_MS = sql`(extract(epoch from finished_at) * 1000)::bigint::text as finished_ms`;

/** Reads the work of these people in these assignments. People without any work have no row. */
export async function readWorkOf(
  db: DbOrTx,
  pairs: readonly { id: string; person_id: string }[],
): Promise<WorkRow[]> {
  const given = sql`
    select id, person_id from json_to_recordset(${JSON.stringify(pairs)}::json) as r(id uuid, person_id uuid)`;
  const { rows } = (await db.execute(
    sql`with ${toWorkTables(given)} select id, person_id, completed, total, ${FINISHED_MS} from work`,
  )) as { rows: WorkRow[] };
  return rows;
}

const ORDER = sql`
  order by array_position(array['to_do', 'closed', 'done'], part),
    case part when 'to_do' then due_at end, coalesce(finished_at, due_at) desc, id`;

interface WorkPage {
  works: WorkRow[];
  /** The number of rows for each choice, on all pages. */
  counts: Record<AssignmentFilter, number>;
}

/**
 * A page of a person's assignments: what is to do by its due date, then what is closed, then what is done, the latest
 * first. `toState` draws the same lines for the card.
 */
export async function readWorkPage(
  db: DbOrTx,
  personId: PersonId,
  { show, page, per_page, now }: { show: AssignmentFilter; page: number; per_page: number; now: Date },
): Promise<WorkPage> {
  const { rows } = (await db.execute(sql`
    with ${toWorkTables(ofPerson(personId))},
    listed as (
      select g.id, g.person_id, coalesce(w.completed, 0) as completed, coalesce(w.total, 0) as total,
        a.due_at, w.finished_at, case
          when w.finished_at is not null then 'done'
          when a.has_hard_end and a.due_at < ${now.toISOString()}::timestamptz then 'closed'
          else 'to_do'
        end as part
      from given g join assignment a on a.id = g.id left join work w on w.id = g.id
    ),
    shown as (
      select id, person_id, completed, total, ${FINISHED_MS}, row_number() over (${ORDER}) as place from listed
      where ${show}::text in ('all', part)
      order by place
      limit ${per_page}::int offset ${(page - 1) * per_page}::int
    )
    select count(*) filter (where part = 'to_do')::int as to_do, count(*) filter (where part = 'done')::int as done,
      count(*)::int as "all", (select coalesce(json_agg(s order by place), '[]') from shown s) as works
    from listed
  `)) as { rows: (WorkPage['counts'] & Pick<WorkPage, 'works'>)[] };
  const { works = [], ...counts } = rows[0] ?? { to_do: 0, done: 0, all: 0 };
  return { works, counts };
}

export interface ItemWorkRow {
  kind: 'course' | 'journey';
  id: string;
  title: string;
  course_type: Exclude<AssignmentItem['kind'], 'journey'> | null;
  completed: number;
  total: number;
  /** Milliseconds; null until all of it is complete. */
  completed_ms: string | null;
}

/** Reads the work on each item of one assignment, in order. Items that the catalog no longer has are left out. */
export async function readItemWork(db: DbOrTx, id: string, personId: PersonId): Promise<ItemWorkRow[]> {
  const given = sql`select ${id}::uuid as id, ${personId}::uuid as person_id`;
  const { rows } = (await db.execute(sql`
    with ${toUnits(given)},
    once as (select kind, target_id, item, min(at) as at from unit group by 1, 2, 3)
    select i.kind, i.target_id as id, coalesce(c.title, o.title) as title, c.type as course_type,
      count(u.at)::int as completed, count(*)::int as total,
      case when count(u.at) = count(*) then (extract(epoch from max(u.at)) * 1000)::bigint::text end as completed_ms
    from assignment_item i
    join once u on u.kind = i.kind and u.target_id = i.target_id
    left join ${course} c on i.kind = 'course' and c.id = i.target_id
    left join ${journey} o on i.kind = 'journey' and o.id = i.target_id
    where i.assignment_id = ${id}::uuid
    group by i.kind, i.target_id, i.position, c.title, o.title, c.type
    order by i.position, i.target_id
  `)) as { rows: ItemWorkRow[] };
  return rows;
}
