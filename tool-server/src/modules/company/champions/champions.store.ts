import type { PersonId } from '@drawbridge/contracts';
import { sql } from 'drizzle-orm';
import type { DbOrTx } from '../../../platform/db/database.ts';
import { course } from '../../kernel/catalogue/catalogue.table.ts';
import { account, person } from '../../kernel/people/people.table.ts';
import { enrolment } from '../../learning/courses/courses.table.ts';
import { pointGain } from '../../practice/passes/passes.table.ts';
import { team, teamMember } from '../teams/teams.table.ts';

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
  /** Of the whole team. */
  member_count: number;
}

/**
 * The teams of a champion with their members, those of the teams within them included, and what these did since an instant:
 * the `most` with the most points of each team, and the champion. Only teams and people of the champion's own company,
 * whether they show themselves in public or not: to their company they are known.
 */
export async function readTeams(
  db: DbOrTx,
  championId: PersonId,
  { since, most }: { since: Date; most: number },
): Promise<MemberRow[]> {
  const from = sql`${since.toISOString()}::timestamptz`;
  const { rows } = (await db.execute(sql`
    with led as (
      select t.id, t.name, t.company_id from ${person} me
      join ${account} k on k.person_id = me.id and k.is_security_champion
      join ${team} t on t.company_id = me.company_id and k.security_champion_teams ? t.name
      where me.id = ${championId}::uuid
    ), member as materialized (
      select distinct led.id as team_id, p.id, p.first_name, p.last_name, p.picture from led
      join ${team} t on led.id in (t.id, t.parent_id)
      join ${teamMember} m on m.team_id = t.id
      join ${person} p on p.id = m.person_id and p.kind = 'account' and p.company_id = led.company_id
      join ${account} a on a.person_id = p.id and a.state = 'active'
    ), finished as (
      select e.person_id, count(*)::int as courses from ${enrolment} e
      join ${course} c on c.id = e.course_id and c.type not in ('challenge', 'playground')
      where e.completed_at >= ${from} and e.person_id in (select id from member)
      group by e.person_id
    ), gained as (
      select n.person_id, (count(*) filter (where n.is_first))::int as labs, sum(n.points)::int as points
      from ${pointGain} n
      where n.gained_at >= ${from} and n.person_id in (select id from member)
      group by n.person_id
    ), ranked as (
      select member.*, coalesce(f.courses, 0) as finished_courses, coalesce(g.labs, 0) as passed_labs,
        coalesce(g.points, 0) as points, (count(*) over (partition by team_id))::int as member_count,
        row_number() over (
          partition by team_id
          order by g.points desc nulls last, g.labs desc nulls last, f.courses desc nulls last, first_name, last_name, id
        ) as place
      from member left join finished f on f.person_id = member.id left join gained g on g.person_id = member.id
    )
    select led.id as team_id, led.name as team_name, r.id, coalesce(r.first_name, '') as first_name,
      coalesce(r.last_name, '') as last_name, r.picture, coalesce(r.finished_courses, 0) as finished_courses,
      coalesce(r.passed_labs, 0) as passed_labs, coalesce(r.points, 0) as points,
      coalesce(r.member_count, 0) as member_count
    from led left join ranked r on r.team_id = led.id and (r.place <= ${most}::int or r.id = ${championId}::uuid)
    order by led.name, r.place
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
