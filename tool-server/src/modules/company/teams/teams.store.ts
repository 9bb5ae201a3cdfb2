import type { TeamId } from '@drawbridge/contracts';
import {
  type NamedTeam,
  type TeamLead,
  type TeamName,
  type TeamProgress,
  type TeamRule,
} from '@drawbridge/contracts/company';
import { type SQL, sql } from 'drizzle-orm';
import type { DbOrTx } from '../../../platform/db/database.ts';
import { course } from '../../kernel/catalogue/catalogue.table.ts';
import { account, person } from '../../kernel/people/people.table.ts';
import { enrolment } from '../../learning/courses/courses.table.ts';
import { pointGain } from '../../practice/passes/passes.table.ts';
import { activityEvent } from '../../recognition/activity-events/activity-events.table.ts';
import { isProvisionedTeam } from './directory.view.ts';
import { team, teamChampion, teamManager, teamMember } from './teams.table.ts';
import { hasWords, isTeamInScope, type TeamScope, toSearchText } from './teams.view.ts';

export interface TeamRow extends TeamProgress {
  id: TeamId;
  name: string;
  parent: NamedTeam | null;
  rule: TeamRule | null;
  is_provisioned: boolean;
  parent_id: string | null;
  members: number;
  managers: TeamLead[];
  champions: TeamLead[];
}

/** The name of a user `p` as lists show it. */
export const NAME_OF = sql`coalesce(nullif(trim(p.first_name || ' ' || p.last_name), ''), p.email, '')`;

const toLeads = (table: SQL): SQL => sql`coalesce((
  select json_agg(json_build_object(
    'user_id', p.id, 'name', ${NAME_OF}, 'email', coalesce(p.email, ''), 'picture', p.picture,
    'is_active', a.state = 'active'
  ) order by p.search_text, p.id)
  from ${table} l join ${person} p on p.id = l.person_id and p.company_id = s.company_id
  join ${account} a on a.person_id = p.id
  where l.team_id = s.id
), '[]')`;

/**
 * Joins what a person did: courses, labs and points in all (`f`, `g`), seconds since an instant (`v`). Challenges and
 * playgrounds are labs, not courses. Each is looked up by its index, so that the plan does not depend on statistics.
 */
export const toWorkJoins = (personId: SQL, since: Date): SQL => sql`
  left join lateral (
    select count(*)::int as courses from ${enrolment} e
    join ${course} c on c.id = e.course_id and c.type not in ('challenge', 'playground')
    where e.person_id = ${personId} and e.completed_at is not null
  ) f on true
  left join lateral (
    select (count(*) filter (where n.is_first))::int as labs, coalesce(sum(n.points), 0)::int as points
    from ${pointGain} n where n.person_id = ${personId}
  ) g on true
  left join lateral (
    select coalesce(sum(w.seconds), 0)::int as seconds from ${activityEvent} w
    where w.person_id = ${personId} and w.kind = 'course-stats' and w.at >= ${since.toISOString()}::timestamptz
  ) v on true`;

/**
 * The members `m` of a team `n` as people `p`, each looked up by its id: before a large import is in the statistics, a
 * search by company would read the whole company once for each member.
 */
export const MEMBERS_OF_N = sql`
  join ${teamMember} m on m.team_id = n.id
  join lateral (select * from ${person} where id = m.person_id offset 0) p
    on p.company_id = n.company_id and p.kind = 'account'`;

/** Members of the teams of `s`, with those of nested teams, each person once. */
const MEMBERS = sql`
  select distinct s.id as team_id, m.person_id from shown s
  join ${team} n on (n.id = s.id or n.parent_id = s.id) and n.company_id = s.company_id
  ${MEMBERS_OF_N}`;

/** Teams of `shown` (with `place`, `parent_name` and `seen_parent_id`) as a list shows them. */
async function readTeams(db: DbOrTx, shown: SQL, since: Date): Promise<TeamRow[]> {
  const { rows } = (await db.execute(sql`
    with shown as (${shown}),
    member as (${MEMBERS}),
    figures as (
      select m.team_id, count(*)::int as members,
        (count(*) filter (where a.last_seen_at >= ${since.toISOString()}::timestamptz))::int as active,
        sum(f.courses)::int as finished_courses, sum(g.labs)::int as passed_labs,
        sum(g.points)::int as points, (sum(v.seconds) / 60)::int as minutes
      from member m join ${account} a on a.person_id = m.person_id
      ${toWorkJoins(sql`m.person_id`, since)}
      group by 1
    )
    select s.id, s.name, s.rule, s.parent_id, ${isProvisionedTeam(sql`s.id`)} as is_provisioned,
      case when s.seen_parent_id is not null then json_build_object('id', s.seen_parent_id, 'name', s.parent_name) end
        as parent,
      coalesce(f.members, 0) as members, coalesce(f.active, 0) as active,
      coalesce(f.finished_courses, 0) as finished_courses, coalesce(f.passed_labs, 0) as passed_labs,
      coalesce(f.points, 0) as points, coalesce(f.minutes, 0) as minutes,
      ${toLeads(sql`${teamManager}`)} as managers, ${toLeads(sql`${teamChampion}`)} as champions
    from shown s left join figures f on f.team_id = s.id
    order by s.place
  `)) as { rows: TeamRow[] };
  return rows;
}

/** A manager does not see the name of a parent that they do not manage. */
const toSeen = (scope: TeamScope): SQL => sql`
  select t.*, o.id as seen_parent_id, o.name as parent_name
  from ${team} t left join (select t.id, t.name from ${team} t where ${isTeamInScope(scope)}) o on o.id = t.parent_id
  where ${isTeamInScope(scope)}`;

export async function listTeams(
  db: DbOrTx,
  scope: TeamScope,
  given: { search: string | undefined; page: number; per_page: number; since: Date },
): Promise<{ rows: TeamRow[]; total: number }> {
  const { search, page, per_page, since } = given;
  const found = sql`
    select e.* from (${toSeen(scope)}) e where ${hasWords(toSearchText(sql`e.name`), search)}`;
  const counted = (await db.execute(sql`select count(*)::int as total from (${found}) f`)) as {
    rows: { total: number }[];
  };
  const shown = sql`
    select f.*, row_number() over (order by ${ORDER}) as place
    from (${found}) f order by place limit ${per_page}::int offset ${(page - 1) * per_page}::int`;
  return { rows: await readTeams(db, shown, since), total: counted.rows[0]?.total ?? 0 };
}

/** The order of a list: by name, nested teams after their parent. */
const ORDER = sql`${toSearchText(sql`coalesce(f.parent_name, f.name)`)}, coalesce(f.seen_parent_id, f.id),
  f.seen_parent_id is not null, ${toSearchText(sql`f.name`)}, f.id`;

export async function listNames(db: DbOrTx, scope: TeamScope): Promise<TeamName[]> {
  const { rows } = (await db.execute(sql`
    select f.id, f.name, f.seen_parent_id as parent_id, f.rule is not null as has_rule,
      ${isProvisionedTeam(sql`f.id`)} as is_provisioned
    from (${toSeen(scope)}) f order by ${ORDER}
  `)) as { rows: TeamName[] };
  return rows;
}

/** Undefined for a team that does not exist, or that the scope does not include. */
export async function findTeam(
  db: DbOrTx,
  scope: TeamScope,
  teamId: TeamId,
  since: Date,
): Promise<TeamRow | undefined> {
  const shown = sql`select e.*, 1 as place from (${toSeen(scope)}) e where e.id = ${teamId}::uuid`;
  const [row] = await readTeams(db, shown, since);
  return row;
}

/** The teams nested in a team that the caller may see. */
export async function readNested(
  db: DbOrTx,
  teamId: TeamId,
): Promise<{ id: TeamId; name: string; members: number }[]> {
  const { rows } = (await db.execute(sql`
    select n.id, n.name, (
      select count(*)::int from (select 1) one ${MEMBERS_OF_N}
    ) as members
    from ${team} n where n.parent_id = ${teamId}::uuid order by ${toSearchText(sql`n.name`)}, n.id
  `)) as { rows: { id: TeamId; name: string; members: number }[] };
  return rows;
}
