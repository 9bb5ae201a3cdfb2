import type { CompanyId, PersonId, TeamId } from '@drawbridge/contracts';
import { type SQL, sql } from 'drizzle-orm';
import type { DbOrTx, Tx } from '../../../platform/db/database.ts';
import { person } from '../../kernel/people/people.table.ts';
import { team, teamMember } from './teams.table.ts';
import { IS_IN_RULE, toIdRows } from './teams.view.ts';

/** @file Teams whose members follow a rule. */

interface Counted {
  count: number;
}

async function countChanged(tx: Tx, statement: SQL): Promise<number> {
  const { rows } = (await tx.execute(sql`with changed as (${statement} returning 1)
    select count(*)::int as count from changed`)) as { rows: Counted[] };
  return rows[0]?.count ?? 0;
}

/** Removes whom the rules no longer apply to, and adds whom they apply to now. `teams` and `people` narrow both. */
async function follow(
  tx: Tx,
  { teams, people, at }: { teams: SQL; people: SQL; at: Date },
): Promise<{ added: number; removed: number }> {
  const removed = await countChanged(
    tx,
    sql`delete from ${teamMember} m using ${team} t, ${person} p
      where t.id = m.team_id and p.id = m.person_id and t.rule is not null and ${teams} and ${people}
        and not ${IS_IN_RULE}`,
  );
  // A team that is being deleted is skipped: to wait for it here could deadlock with the deletion of its members.
  const added = await countChanged(
    tx,
    sql`insert into ${teamMember} (team_id, person_id, joined_at)
      select r.team_id, r.person_id, ${at.toISOString()}::timestamptz from (
        select t.id as team_id, p.id as person_id
        from ${team} t join ${person} p on p.company_id = t.company_id and p.kind = 'account'
        where t.rule is not null and ${teams} and ${people} and ${IS_IN_RULE}
          and not exists (select from ${teamMember} k where k.team_id = t.id and k.person_id = p.id)
        order by t.id, p.id
        for key share of t skip locked
      ) r
      on conflict do nothing`,
  );
  return { added, removed };
}

/**
 * Makes the teams with a rule hold whom their rules apply to, after users came, or their address, department or job title
 * changed. Without `personIds` every user of the company is looked at. Returns how many memberships changed.
 */
export async function followRules(
  tx: Tx,
  companyId: CompanyId,
  { personIds, at }: { personIds?: readonly PersonId[]; at: Date },
): Promise<number> {
  // Most companies have no such team; without statistics the search for one reads all of their people.
  const { rows } = (await tx.execute(sql`
    select from ${team} t where t.company_id = ${companyId}::uuid and t.rule is not null limit 1
  `)) as { rows: unknown[] };
  if (rows.length === 0) return 0;
  const { added, removed } = await follow(tx, {
    teams: sql`t.company_id = ${companyId}::uuid`,
    people: personIds ? sql`p.id in ${toIdRows(personIds)}` : sql`true`,
    at,
  });
  return added + removed;
}

/** The same for one team, whose rule changed. The caller has locked it. */
export const followRule = (tx: Tx, teamId: TeamId, at: Date): Promise<{ added: number; removed: number }> =>
  follow(tx, { teams: sql`t.id = ${teamId}::uuid`, people: sql`true`, at });

/** Teams whose members are not those of their rule: something changed without `followRules`. */
export async function findDeviating(db: DbOrTx, limit: number): Promise<TeamId[]> {
  const { rows } = (await db.execute(sql`
    select t.id from ${team} t where t.rule is not null and (
      exists (
        select from ${teamMember} m join ${person} p on p.id = m.person_id
        where m.team_id = t.id and not ${IS_IN_RULE}
      ) or exists (
        select from ${person} p
        where p.company_id = t.company_id and ${IS_IN_RULE}
          and not exists (select from ${teamMember} m where m.team_id = t.id and m.person_id = p.id)
      )
    )
    order by t.id
    limit ${limit}::int
  `)) as { rows: { id: TeamId }[] };
  return rows.map(({ id }) => id);
}
