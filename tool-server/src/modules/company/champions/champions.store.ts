import type { PersonId } from '@drawbridge/contracts';
import { sql } from 'drizzle-orm';
import type { DbOrTx } from '../../../platform/db/database.ts';
import { course } from '../../kernel/catalogue/catalogue.table.ts';
import { account, person } from '../../kernel/people/people.table.ts';
import { enrolment } from '../../learning/courses/courses.table.ts';
import { pointGain } from '../../practice/passes/passes.table.ts';
import { team } from '../teams/teams.table.ts';

export interface MemberRow {
  team_id: string;
  team_name: string;
  /** Null for a team without members. */
  id: string | null;
  first_name: string;
  last_name: string;
  picture: string | null;
  finished_courses: number;
  passed_labs: number;
  points: number;
}

/**
 * The teams of a champion with their members, and what these did since an instant. Only teams and people of the champion's
 * own company, whether they show themselves in public or not: to their company they are known.
 */
export async function readTeams(db: DbOrTx, championId: PersonId, since: Date): Promise<MemberRow[]> {
  const { rows } = (await db.execute(sql`
    select t.id as team_id, t.name as team_name, p.id, coalesce(p.first_name, '') as first_name,
      coalesce(p.last_name, '') as last_name, p.picture, coalesce(f.courses, 0) as finished_courses,
      coalesce(g.labs, 0) as passed_labs, coalesce(g.points, 0) as points
    from ${person} me
    join ${account} k on k.person_id = me.id and k.is_security_champion
    join ${team} t on t.company_id = me.company_id and k.security_champion_teams ? t.name
    left join (
      team_member m
      join ${person} p on p.id = m.person_id and p.kind = 'account'
      join ${account} a on a.person_id = p.id and a.state = 'active'
    ) on m.team_id = t.id and p.company_id = t.company_id
    left join lateral (
      select count(*)::int as courses from ${enrolment} e
      join ${course} c on c.id = e.course_id and c.type not in ('challenge', 'playground')
      where e.person_id = p.id and e.completed_at >= ${since.toISOString()}::timestamptz
    ) f on true
    left join lateral (
      select (count(*) filter (where n.is_first))::int as labs, sum(n.points)::int as points from ${pointGain} n
      where n.person_id = p.id and n.gained_at >= ${since.toISOString()}::timestamptz
    ) g on true
    where me.id = ${championId}::uuid
    order by t.name, points desc, passed_labs desc, finished_courses desc, p.first_name, p.last_name, p.id
  `)) as { rows: MemberRow[] };
  return rows;
}

/** The topics that an account wants the feed to be about; none: all. */
export async function readTopics(db: DbOrTx, personId: PersonId): Promise<string[]> {
  const { rows } = (await db.execute(
    sql`select newsfeed_topics as topics from ${account} where person_id = ${personId}::uuid`,
  )) as { rows: { topics: string[] }[] };
  return rows[0]?.topics ?? [];
}
