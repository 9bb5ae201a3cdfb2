import type { TeamId } from '@drawbridge/contracts';
import {
  TEAM_CANDIDATES,
  type TeamCandidate,
  type TeamMemberRow,
  type TeamMemberSort,
  type TeamPlace,
  type TeamRule,
} from '@drawbridge/contracts/company';
import { type SQL, sql } from 'drizzle-orm';
import type { DbOrTx } from '../../../platform/db/database.ts';
import { account, person } from '../../kernel/people/people.table.ts';
import { MEMBERS_OF_N, NAME_OF, toWorkJoins } from './teams.store.ts';
import { team, teamChampion, teamManager, teamMember } from './teams.table.ts';
import { hasWords, IS_IN_RULE, type TeamScope } from './teams.view.ts';

export interface MemberRow
  extends Omit<TeamMemberRow, 'last_seen_at' | 'open_assignments' | 'overdue_assignments'> {
  /** Milliseconds. */
  last_seen_ms: string | null;
}

/** Members `m` of a team and of those nested in it, each person once: the team itself counts first. */
const membersOf = (teamId: TeamId): SQL => sql`
  select distinct on (p.id) p.id as person_id, n.id as team_id, n.name as team_name
  from ${team} t
  join ${team} n on (n.id = t.id or n.parent_id = t.id) and n.company_id = t.company_id
  ${MEMBERS_OF_N}
  where t.id = ${teamId}::uuid
  order by p.id, n.id <> t.id, n.name`;

const ORDERS: Record<TeamMemberSort, SQL> = {
  name: sql`p.search_text`,
  points: sql`g.points desc, p.search_text`,
  minutes: sql`v.seconds desc, p.search_text`,
  last_seen: sql`a.last_seen_at desc nulls last, p.search_text`,
};

/** A page of the members of a team that the caller may see. */
export async function listMembers(
  db: DbOrTx,
  teamId: TeamId,
  given: {
    search?: string | undefined;
    sort: TeamMemberSort;
    page: number;
    per_page: number;
    since: Date;
  },
): Promise<{ rows: MemberRow[]; total: number }> {
  const { search, sort, page, per_page, since } = given;
  const { rows } = (await db.execute(sql`
    with member as (${membersOf(teamId)})
    select p.id as user_id, ${NAME_OF} as name, coalesce(p.email, '') as email, p.picture,
      case when a.state in ('active', 'deactivated') then a.state else 'invited' end as state,
      p.department, p.job_title,
      case when m.team_id <> ${teamId}::uuid then json_build_object('id', m.team_id, 'name', m.team_name) end
        as nested_team,
      (extract(epoch from a.last_seen_at) * 1000)::bigint::text as last_seen_ms,
      f.courses as finished_courses, g.labs as passed_labs, g.points, v.seconds / 60 as minutes,
      (count(*) over ())::int as total
    from member m join ${person} p on p.id = m.person_id join ${account} a on a.person_id = m.person_id
    ${toWorkJoins(sql`p.id`, since)}
    where ${hasWords(sql`p.search_text`, search)}
    order by ${ORDERS[sort]}, p.id
    limit ${per_page}::int offset ${(page - 1) * per_page}::int
  `)) as { rows: (MemberRow & { total: number })[] };
  return { rows, total: rows[0]?.total ?? 0 };
}

interface Candidates {
  items: TeamCandidate[];
  total: number;
}

async function readCandidates(db: DbOrTx, from: SQL): Promise<Candidates> {
  const { rows } = (await db.execute(sql`
    select p.id as user_id, ${NAME_OF} as name, coalesce(p.email, '') as email, p.picture,
      (count(*) over ())::int as total
    ${from}
    order by p.search_text, p.id
    limit ${TEAM_CANDIDATES}::int
  `)) as { rows: (TeamCandidate & { total: number })[] };
  return { items: rows, total: rows[0]?.total ?? 0 };
}

const PLACES: Record<TeamPlace, SQL> = {
  member: sql`${teamMember}`,
  manager: sql`${teamManager}`,
  champion: sql`${teamChampion}`,
};

/** Users of the company whose account is not deactivated, and who do not have that place in the team. */
export const findCandidates = (
  db: DbOrTx,
  { companyId }: Pick<TeamScope, 'companyId'>,
  { teamId, place, search }: { teamId: TeamId; place: TeamPlace; search: string | undefined },
): Promise<Candidates> =>
  readCandidates(
    db,
    sql`
      from ${person} p join ${account} a on a.person_id = p.id and a.state <> 'deactivated'
      where p.company_id = ${companyId}::uuid and p.kind = 'account' and ${hasWords(sql`p.search_text`, search)}
        and not exists (
          select from ${PLACES[place]} l where l.team_id = ${teamId}::uuid and l.person_id = p.id
        )`,
  );

/** Whom a rule applies to in a company, and how the members of a team change by it. */
export async function previewRule(
  db: DbOrTx,
  { companyId }: Pick<TeamScope, 'companyId'>,
  rule: TeamRule,
  teamId: TeamId | undefined,
): Promise<Candidates & { joining: number; leaving: number }> {
  const wanted = sql`(
    select ${companyId}::uuid as company_id, ${JSON.stringify(rule)}::jsonb as rule, ${teamId ?? null}::uuid as id
  ) t`;
  const found = await readCandidates(
    db,
    sql`from ${wanted} join ${person} p on p.company_id = t.company_id where ${IS_IN_RULE}`,
  );
  const { rows } = (await db.execute(sql`
    select count(*)::int as before, (count(*) filter (where ${IS_IN_RULE}))::int as staying
    from ${wanted} join ${teamMember} m on m.team_id = t.id join ${person} p on p.id = m.person_id
  `)) as { rows: { before: number; staying: number }[] };
  const { before = 0, staying = 0 } = rows[0] ?? {};
  return { ...found, joining: found.total - staying, leaving: before - staying };
}
