import { type CompanyId, type PersonId, problem, type TeamId } from '@drawbridge/contracts';
import type { MembershipOutcome } from '@drawbridge/contracts/company';
import { type SQL, sql } from 'drizzle-orm';
import type { Tx } from '../../../platform/db/database.ts';
import { person } from '../../kernel/people/people.table.ts';
import { type TeamRule, team, teamMember } from './teams.table.ts';
import { toIdRows } from './teams.view.ts';

export interface LockedTeam {
  id: TeamId;
  name: string;
  parent_id: TeamId | null;
  rule: TeamRule | null;
}

/**
 * Locks teams of a company, always in the order of their ids, so that two calls cannot deadlock. Members may still be
 * read, and a team may still be named by other rows. Throws `team_not_found`.
 */
export async function lockTeams(
  tx: Tx,
  companyId: CompanyId,
  teamIds: readonly TeamId[],
): Promise<LockedTeam[]> {
  const wanted = [...new Set(teamIds)];
  if (wanted.length === 0) return [];
  const { rows } = (await tx.execute(sql`
    select t.id, t.name, t.parent_id, t.rule from ${team} t
    where t.company_id = ${companyId}::uuid and t.id in ${toIdRows(wanted)}
    order by t.id
    for no key update of t
  `)) as { rows: LockedTeam[] };
  if (rows.length < wanted.length) throw problem('team_not_found');
  return rows;
}

/** Throws `team_not_found`. */
export async function lockTeam(tx: Tx, companyId: CompanyId, teamId: TeamId): Promise<LockedTeam> {
  const [found] = await lockTeams(tx, companyId, [teamId]);
  if (!found) throw problem('team_not_found');
  return found;
}

export interface MemberChange {
  companyId: CompanyId;
  /** Users who are added to each of these teams. */
  add: { teamIds: readonly TeamId[]; personIds: readonly PersonId[] };
  /** Users who are removed from each of these teams. */
  remove: { teamIds: readonly TeamId[]; personIds: readonly PersonId[] };
  at: Date;
}

interface MemberRow {
  team_id: TeamId;
  person_id: PersonId;
}

async function write(tx: Tx, statement: SQL): Promise<MemberRow[]> {
  return ((await tx.execute(statement)) as { rows: MemberRow[] }).rows;
}

/** Those of the ids that are users of the company. */
async function readUsers(tx: Tx, companyId: CompanyId, ids: readonly PersonId[]): Promise<Set<PersonId>> {
  const { rows } = (await tx.execute(sql`
    select p.id from ${person} p
    where p.company_id = ${companyId}::uuid and p.kind = 'account' and p.id in ${toIdRows(ids)}
  `)) as { rows: { id: PersonId }[] };
  return new Set(rows.map(({ id }) => id));
}

async function countMembers(tx: Tx, teams: readonly LockedTeam[]): Promise<Map<TeamId, number>> {
  const { rows } = (await tx.execute(sql`
    select m.team_id, count(*)::int as count from ${teamMember} m
    where m.team_id in ${toIdRows(teams.map(({ id }) => id))} group by 1
  `)) as { rows: { team_id: TeamId; count: number }[] };
  return new Map(rows.map(({ team_id, count }) => [team_id, count]));
}

export interface MembersChanged {
  /** One for each named user. */
  items: MembershipOutcome[];
  /** The teams whose members changed, with those who came and went. */
  teams: { id: TeamId; name: string; before: number; added: PersonId[]; removed: PersonId[] }[];
}

/**
 * Adds users to teams of their company and removes users from others: one lock for each team, and the same number of
 * statements for one user and for ten thousand. Throws `team_not_found`, and `team_has_rule` where members follow a rule.
 */
export async function changeMembers(tx: Tx, change: MemberChange): Promise<MembersChanged> {
  const { companyId, add, remove, at } = change;
  const locked = await lockTeams(tx, companyId, [...add.teamIds, ...remove.teamIds]);
  if (locked.some(({ rule }) => rule !== null)) throw problem('team_has_rule');
  const counts = await countMembers(tx, locked);
  const removed = await write(
    tx,
    sql`
      delete from ${teamMember} m
      where m.team_id in ${toIdRows(remove.teamIds)} and m.person_id in ${toIdRows(remove.personIds)}
      returning m.team_id, m.person_id`,
  );
  const added = await write(
    tx,
    sql`
      insert into ${teamMember} (team_id, person_id, joined_at)
      select t.id, p.id, ${at.toISOString()}::timestamptz
      from ${toIdRows(add.teamIds)} t
      join ${person} p on p.company_id = ${companyId}::uuid and p.kind = 'account'
      where p.id in ${toIdRows(add.personIds)}
      order by t.id, p.id
      on conflict do nothing
      returning team_id, person_id`,
  );
  const named = [...new Set([...add.personIds, ...remove.personIds])];
  const users = await readUsers(tx, companyId, named);
  const changed = new Set([...removed, ...added].map(({ person_id }) => person_id));
  const ofTeam = (rows: readonly MemberRow[], id: TeamId) =>
    rows.flatMap(({ team_id, person_id }) => (team_id === id ? [person_id] : []));
  return {
    items: named.map((id) => ({
      user_id: id,
      outcome: changed.has(id) ? 'done' : users.has(id) ? 'unchanged' : 'not_found',
    })),
    teams: locked
      .map(({ id, name }) => ({
        id,
        name,
        before: counts.get(id) ?? 0,
        added: ofTeam(added, id),
        removed: ofTeam(removed, id),
      }))
      .filter((one) => one.added.length > 0 || one.removed.length > 0),
  };
}
