import { type CompanyId, type PersonId, problem, type TeamId } from '@drawbridge/contracts';
import { MOST_TEAM_LEADS } from '@drawbridge/contracts/company';
import { sql } from 'drizzle-orm';
import type { Tx } from '../../../platform/db/database.ts';
import { setChampion, setManager } from '../../kernel/grants/index.ts';
import { account, person } from '../../kernel/people/people.table.ts';
import { team, teamChampion, teamManager } from './teams.table.ts';
import { toIdRows } from './teams.view.ts';

/** @file Managers and champions of teams, and what their accounts say of it. */

export type LeadPlace = 'manager' | 'champion';
const TABLES = { manager: teamManager, champion: teamChampion };

/** The people who manage or champion a team. */
export async function readLeads(tx: Tx, teamId: TeamId, place: LeadPlace): Promise<PersonId[]> {
  const { rows } = (await tx.execute(
    sql`select person_id from ${TABLES[place]} where team_id = ${teamId}::uuid order by person_id`,
  )) as { rows: { person_id: PersonId }[] };
  return rows.map(({ person_id }) => person_id);
}

interface LeadState {
  person_id: PersonId;
  is_manager: boolean;
  champion_teams: string[];
}

/**
 * Writes to the accounts of people what the teams say: whether they manage one, and the names of those they champion. The
 * accounts are locked before the teams are read, so that of two changes at once the later one sees both.
 * @see COMP-31
 */
export async function syncLeads(tx: Tx, personIds: readonly PersonId[]): Promise<void> {
  if (personIds.length === 0) return;
  await tx.execute(sql`
    select from ${account} a where a.person_id in ${toIdRows(personIds)} order by a.person_id for update
  `);
  const { rows } = (await tx.execute(sql`
    select p.id as person_id,
      exists (
        select from ${teamManager} g join ${team} t on t.id = g.team_id and t.company_id = p.company_id
        where g.person_id = p.id
      ) as is_manager,
      array(
        select t.name from ${teamChampion} c join ${team} t on t.id = c.team_id and t.company_id = p.company_id
        where c.person_id = p.id order by t.name
      ) as champion_teams
    from ${person} p join ${account} a on a.person_id = p.id
    where p.id in ${toIdRows(personIds)}
  `)) as { rows: LeadState[] };
  for (const { person_id, is_manager, champion_teams } of rows) {
    await setManager(tx, person_id, is_manager);
    await setChampion(tx, person_id, champion_teams);
  }
}

/** Throws `bad_input` with the place of each id that is no user of the company who can sign in. */
async function checkUsers(tx: Tx, companyId: CompanyId, ids: readonly PersonId[]): Promise<void> {
  const { rows } = (await tx.execute(sql`
    select p.id from ${person} p join ${account} a on a.person_id = p.id and a.state <> 'deactivated'
    where p.company_id = ${companyId}::uuid and p.kind = 'account' and p.id in ${toIdRows(ids)}
  `)) as { rows: { id: PersonId }[] };
  const known = new Set(rows.map(({ id }) => id));
  const errors = ids.flatMap((id, index) =>
    known.has(id) ? [] : [[`add.${index}`, 'Your company has no such user, or has deactivated them.']],
  );
  if (errors.length > 0) throw problem('bad_input', { errors: Object.fromEntries(errors) });
}

/**
 * Adds and removes managers or champions of a team that the caller has locked. Returns those before and after.
 * Throws `bad_input`, `team_lead_limit`.
 */
export async function changeLeads(
  tx: Tx,
  given: {
    companyId: CompanyId;
    teamId: TeamId;
    place: LeadPlace;
    add: readonly PersonId[];
    remove: readonly PersonId[];
    at: Date;
  },
): Promise<{ before: PersonId[]; after: PersonId[] }> {
  const { companyId, teamId, place, add, remove, at } = given;
  await checkUsers(tx, companyId, add);
  const before = await readLeads(tx, teamId, place);
  const stays = new Set(add);
  const gone = remove.filter((id) => !stays.has(id));
  await tx.execute(
    sql`delete from ${TABLES[place]} where team_id = ${teamId}::uuid and person_id in ${toIdRows(gone)}`,
  );
  await tx.execute(sql`
    insert into ${TABLES[place]} (team_id, person_id, created_at)
    select ${teamId}::uuid, id, ${at.toISOString()}::timestamptz from ${toIdRows(add)} given
    on conflict do nothing
  `);
  const after = await readLeads(tx, teamId, place);
  if (after.length > MOST_TEAM_LEADS) throw problem('team_lead_limit');
  await syncLeads(tx, [...new Set([...before, ...after])]);
  return { before, after };
}

/** Ends what somebody is in teams of other companies than their own now, as a member, manager and champion. */
export async function leaveOtherTeams(
  tx: Tx,
  { personId, companyId }: { personId: PersonId; companyId: CompanyId | undefined },
): Promise<void> {
  const isElsewhere = sql`team_id in (
    select t.id from ${team} t where t.company_id is distinct from ${companyId ?? null}::uuid
  )`;
  for (const table of [sql`team_member`, sql`team_manager`, sql`team_champion`])
    await tx.execute(sql`delete from ${table} where person_id = ${personId}::uuid and ${isElsewhere}`);
  await syncLeads(tx, [personId]);
}
