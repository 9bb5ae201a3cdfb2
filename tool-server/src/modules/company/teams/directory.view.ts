import type { CompanyId, PersonId, TeamId } from '@drawbridge/contracts';
import { and, asc, eq, type SQL, sql } from 'drizzle-orm';
import type { DbOrTx } from '../../../platform/db/database.ts';
import { scimConnection, scimGroup, scimUser } from './directory.table.ts';
import { team } from './teams.table.ts';
import { toIdRows } from './teams.view.ts';

/** @file What the directory of a company decides. While provisioning is off it decides nothing. @see SVC-11 */

const isOn = (companyId: SQL): SQL => sql`exists (
  select from ${scimConnection} c where c.company_id = ${companyId} and c.switched_off_at is null
)`;

/** True of a person whom the directory of their company provisions. */
export const isProvisionedUser = (personId: SQL): SQL => sql`exists (
  select from ${scimUser} u
  where u.person_id = ${personId} and u.deleted_at is null and ${isOn(sql`u.company_id`)}
)`;

/** True of a team that is a group of the directory. */
export const isProvisionedTeam = (teamId: SQL): SQL => sql`exists (
  select from ${scimGroup} g where g.team_id = ${teamId} and ${isOn(sql`g.company_id`)}
)`;

/** True of a `team` whose members are chosen by hand: those of the others follow a rule, or the directory. */
export const HAS_CHOSEN_MEMBERS: SQL = sql`(${team.rule} is null and not ${isProvisionedTeam(sql`${team.id}`)})`;

/** The teams that a person can be put into, by name. */
export const readOpenTeams = (db: DbOrTx, companyId: CompanyId): Promise<{ id: string; name: string }[]> =>
  db
    .select({ id: team.id, name: team.name })
    .from(team)
    .where(and(eq(team.companyId, companyId), HAS_CHOSEN_MEMBERS))
    .orderBy(asc(team.name), asc(team.id));

/** True of a company that has connected a directory at least once. */
export const hasDirectory = async (db: DbOrTx, companyId: CompanyId): Promise<boolean> =>
  (await db.$count(scimConnection, eq(scimConnection.companyId, companyId))) > 0;

/** True if the directory provisions a user of the company. */
export async function isUserOfDirectory(
  db: DbOrTx,
  companyId: CompanyId,
  personId: PersonId,
): Promise<boolean> {
  const { rows } = (await db.execute(sql`
    select from ${scimUser} u
    where u.person_id = ${personId}::uuid and u.company_id = ${companyId}::uuid
      and ${isProvisionedUser(sql`u.person_id`)}
  `)) as { rows: unknown[] };
  return rows.length > 0;
}

/** True if one of these teams of the company is a group of the directory. */
export async function hasTeamOfDirectory(
  db: DbOrTx,
  companyId: CompanyId,
  teamIds: readonly TeamId[],
): Promise<boolean> {
  if (teamIds.length === 0) return false;
  const { rows } = (await db.execute(sql`
    select from ${scimGroup} s
    where s.company_id = ${companyId}::uuid and s.team_id in ${toIdRows(teamIds)}
      and ${isProvisionedTeam(sql`s.team_id`)}
    limit 1
  `)) as { rows: unknown[] };
  return rows.length > 0;
}
