import type { CompanyId } from '@drawbridge/contracts';
import { sql } from 'drizzle-orm';
import type { Tx } from '../../../platform/db/database.ts';
import { team, teamManager, teamMember } from '../../company/teams/index.ts';
import { course, courseItem } from '../../kernel/catalogue/catalogue.table.ts';
import { account, person } from '../../kernel/people/people.table.ts';
import { completion, enrolment } from '../../learning/courses/courses.table.ts';
import { pointGain } from '../../practice/passes/passes.table.ts';
import { activityDay } from '../../recognition/activity/activity.table.ts';
import { activityEvent } from '../../recognition/activity-events/activity-events.table.ts';
import { DEPARTMENTS, FIRST_NAMES, JOB_TITLES, LAST_NAMES } from './people-names.ts';

/** How much history a company is given. */
export interface HistorySize {
  companyId: CompanyId;
  /** Part of the addresses: `number@<domain>`, or `first.last@<domain>` where `hasNames`. */
  domain: string;
  people: number;
  /** Names of teams; each person is in one. */
  teams: readonly string[];
  months: number;
  /** Courses that people take, by how their ids begin. */
  coursesLike: string;
  now: Date;
}

/** How far back the time that people spent is known: team pages show the last 30 days. */
const TIMED_DAYS = 60;

const array = (values: readonly string[]) => sql`(select array_agg(value order by at) from
  json_array_elements_text(${JSON.stringify(values)}::json) with ordinality as v(value, at))`;

/** A number from 0 up to 1 that is always the same for the same words. */
const chance = (...words: ReturnType<typeof sql>[]) => sql`
  (('x' || substr(md5(concat_ws(':', ${sql.join(words, sql`, `)})), 1, 7))::bit(28)::int / 268435456.0)`;

const seed = (size: HistorySize, name: string) => sql`${`history:${size.domain}:${name}`}::text`;
const toId = (size: HistorySize, name: string, of: ReturnType<typeof sql>) =>
  sql`md5(${seed(size, name)} || ':' || ${of})::uuid`;

async function addTeams(tx: Tx, size: HistorySize): Promise<void> {
  const { companyId, teams, now, months } = size;
  await tx.execute(sql`
    insert into ${team} (id, company_id, name, created_at)
    select ${toId(size, 'team', sql`at`)}, ${companyId}::uuid, name,
      ${now.toISOString()}::timestamptz - make_interval(months => ${months}::int)
    from unnest(${array(teams)}) with ordinality as t(name, at)
    on conflict do nothing
  `);
}

/** People who joined over the first two thirds of the time; a few are invited, a few have left. */
async function addPeople(tx: Tx, size: HistorySize): Promise<void> {
  const { companyId, domain, people, now, months } = size;
  const at = sql`${now.toISOString()}::timestamptz`;
  await tx.execute(sql`
    insert into ${person} (id, kind, email, first_name, last_name, company_id, department, job_title, created_at)
    select ${toId(size, 'person', sql`n`)}, 'account',
      lower(f.name || '.' || l.name) || case when n > 800 then n::text else '' end || '@' || ${domain}::text,
      f.name, l.name, ${companyId}::uuid, d.name, j.name,
      ${at} - make_interval(months => ${months}::int)
        + make_interval(days => (${chance(seed(size, 'joined'), sql`n`)} * ${months}::int * 20)::int)
    from generate_series(1, ${people}::int) n
    cross join lateral (select (${array(FIRST_NAMES)})[1 + n % ${FIRST_NAMES.length}::int] as name) f
    cross join lateral (select (${array(LAST_NAMES)})[1 + (n / ${FIRST_NAMES.length}::int + n * 7) % ${LAST_NAMES.length}::int] as name) l
    cross join lateral (select (${array(DEPARTMENTS)})[1 + (${chance(seed(size, 'department'), sql`n`)} * ${DEPARTMENTS.length}::int)::int % ${DEPARTMENTS.length}::int] as name) d
    cross join lateral (select (${array(JOB_TITLES)})[1 + (${chance(seed(size, 'job'), sql`n`)} * ${JOB_TITLES.length}::int)::int % ${JOB_TITLES.length}::int] as name) j
    on conflict do nothing
  `);
  await tx.execute(sql`
    insert into ${account} (person_id, type, state, weekly_digest_email, invited_at,
      deactivated_at, deactivated_from, deactivated_by)
    select p.id, 'ENT', s.state, false,
      case when s.state = 'invited' then ${at} - interval '3 days' end,
      case when s.state = 'deactivated' then ${at} - interval '40 days' end,
      case when s.state = 'deactivated' then 'active' end,
      case when s.state = 'deactivated' then 'administrator' end
    from generate_series(1, ${people}::int) n
    join ${person} p on p.id = ${toId(size, 'person', sql`n`)}
    cross join lateral (select case
      when n % 19 = 5 then 'invited' when n % 17 = 3 then 'deactivated' else 'active' end as state) s
    on conflict do nothing
  `);
}

async function addMembers(tx: Tx, size: HistorySize): Promise<void> {
  const { people, teams } = size;
  await tx.execute(sql`
    insert into ${teamMember} (team_id, person_id, joined_at)
    select t.id, p.id, p.created_at from generate_series(1, ${people}::int) n
    join ${person} p on p.id = ${toId(size, 'person', sql`n`)}
    join ${team} t on t.id = ${toId(size, 'team', sql`(1 + n % ${teams.length}::int)`)}
    on conflict do nothing
  `);
  // The first person of each team manages it.
  await tx.execute(sql`
    insert into ${teamManager} (team_id, person_id, created_at)
    select distinct on (m.team_id) m.team_id, m.person_id, m.joined_at
    from ${teamMember} m join ${team} t on t.id = m.team_id
    join ${account} a on a.person_id = m.person_id and a.state = 'active'
    join generate_series(1, ${teams.length}::int) k on t.id = ${toId(size, 'team', sql`k`)}
    order by m.team_id, m.person_id
    on conflict do nothing
  `);
  await tx.execute(sql`
    update ${account} a set is_manager = true from ${teamManager} g
    where g.person_id = a.person_id and not a.is_manager
  `);
}

/**
 * Courses that people took, spread over their time in the company: how many differs by person, the latest one is often
 * open. Items were completed in their order, a few days apart, and days of activity are those of the items.
 */
async function addWork(tx: Tx, size: HistorySize): Promise<void> {
  const { people, coursesLike, now, months } = size;
  const at = sql`${now.toISOString()}::timestamptz`;
  await tx.execute(sql`
    with ranked as (
      select c.id, g.way, row_number() over (partition by g.way order by md5(c.id || g.way::text)) - 1 as place
      from ${course} c cross join generate_series(0, 22) as g(way)
      where c.id like ${`${coursesLike}%`} and c.type = 'course' and c.withdrawn_at is null
    )
    insert into ${completion} (person_id, course_id, item_id, completed_at)
    select w.person_id, w.course_id, i.item_id, d.at from (
      select p.id as person_id, n, c.id as course_id, k, coalesce(a.deactivated_at, ${at}) as ended,
        p.created_at + (${at} - p.created_at) * (k + 0.6 * ${chance(seed(size, 'pace'), sql`n`, sql`k`)}) / z.courses
          as began
      from generate_series(1, ${people}::int) n
      join ${person} p on p.id = ${toId(size, 'person', sql`n`)}
      join ${account} a on a.person_id = p.id and a.state <> 'invited'
      cross join lateral (
        select (${chance(seed(size, 'zeal'), sql`n`)} * ${months}::int / 3)::int as courses
      ) z
      cross join lateral generate_series(0, z.courses - 1) k
      join ranked c on c.way = n % 23 and c.place = k
    ) w
    join ${courseItem} i on i.course_id = w.course_id
    cross join lateral (
      select w.began + make_interval(hours => (i.position * (18 + 60 * ${chance(seed(size, 'item'), sql`w.n`, sql`w.k`)}))::int) as at
    ) d
    where d.at < w.ended - interval '1 hour'
    on conflict do nothing
  `);
  await tx.execute(sql`
    insert into ${enrolment} (person_id, course_id, enrolled_at, completed_at)
    select k.person_id, k.course_id, min(k.completed_at) - interval '10 minutes',
      case when count(*) = (select count(*) from ${courseItem} i where i.course_id = k.course_id)
        then max(k.completed_at) end
    from ${completion} k join generate_series(1, ${people}::int) n on k.person_id = ${toId(size, 'person', sql`n`)}
    group by 1, 2
    on conflict do nothing
  `);
  await tx.execute(sql`
    insert into ${pointGain} (id, person_id, lab_id, total, points, is_first, gained_at)
    select md5(k.person_id::text || i.target_id)::uuid, k.person_id, i.target_id, 100, 100, true, min(k.completed_at)
    from ${completion} k join ${courseItem} i on i.course_id = k.course_id and i.item_id = k.item_id
    join generate_series(1, ${people}::int) n on k.person_id = ${toId(size, 'person', sql`n`)}
    where i.object_type = 'lab' and i.target_id is not null
    group by k.person_id, i.target_id
    on conflict do nothing
  `);
  await tx.execute(sql`
    insert into ${activityDay} (person_id, day, activity)
    select k.person_id, k.completed_at::date, count(*)::int
    from ${completion} k join generate_series(1, ${people}::int) n on k.person_id = ${toId(size, 'person', sql`n`)}
    group by 1, 2
    on conflict do nothing
  `);
}

/** When people were seen last, and how long they worked lately. */
async function addVisits(tx: Tx, size: HistorySize): Promise<void> {
  const { people, now } = size;
  const at = sql`${now.toISOString()}::timestamptz`;
  await tx.execute(sql`
    insert into ${activityEvent} (person_id, kind, key, course_id, seconds, at, changed_at)
    select k.person_id, 'course-stats', 'history:' || k.course_id || ':' || k.completed_at::date, k.course_id,
      (count(*) * (300 + 1200 * ${chance(seed(size, 'minutes'), sql`n`)}))::int, max(k.completed_at), max(k.completed_at)
    from ${completion} k join generate_series(1, ${people}::int) n on k.person_id = ${toId(size, 'person', sql`n`)}
    where k.completed_at >= ${at} - make_interval(days => ${TIMED_DAYS}::int)
    group by k.person_id, n, k.course_id, k.completed_at::date
    on conflict do nothing
  `);
  // Three of four of those who are active looked in lately without finishing anything.
  await tx.execute(sql`
    update ${account} a set last_seen_at = case
      when a.state = 'active' and seen.n % 4 <> 0
        then greatest(seen.at, ${at} - make_interval(hours => (${chance(seed(size, 'seen'), sql`seen.n`)} * 480)::int))
      else seen.at end
    from (
      select k.person_id, n, max(k.completed_at) as at from ${completion} k
      join generate_series(1, ${people}::int) n on k.person_id = ${toId(size, 'person', sql`n`)}
      group by 1, 2
    ) seen
    where seen.person_id = a.person_id and a.last_seen_at is null
  `);
  // What they looked at then: the course that they began last.
  await tx.execute(sql`
    insert into ${activityEvent} (person_id, kind, key, course_id, seconds, at, changed_at)
    select distinct on (a.person_id) a.person_id, 'course-stats', 'history:visit', e.course_id,
      (600 + 3000 * ${chance(seed(size, 'visit'), sql`n`)})::int, a.last_seen_at, a.last_seen_at
    from generate_series(1, ${people}::int) n
    join ${account} a on a.person_id = ${toId(size, 'person', sql`n`)} and a.last_seen_at is not null
    join ${enrolment} e on e.person_id = a.person_id
    order by a.person_id, e.enrolled_at desc
    on conflict do nothing
  `);
}

/** The id of a team by its place in the list, from 1. */
export const toHistoryTeamId = (domain: string, place: number) =>
  sql<string>`md5(${`history:${domain}:team`}::text || ':' || ${place}::int)::uuid`;

/**
 * Gives a company people, teams and what they did, always the same. Loaded twice it is there once; people who are gone
 * since come back.
 */
export async function addCompanyHistory(tx: Tx, size: HistorySize): Promise<void> {
  await addTeams(tx, size);
  await addPeople(tx, size);
  await addMembers(tx, size);
  await addWork(tx, size);
  await addVisits(tx, size);
}
