import { asId, type CompanyId, type PersonId, type TeamId } from '@drawbridge/contracts';
import { and, asc, eq, type SQL, sql } from 'drizzle-orm';
import type { DbOrTx, Tx } from '../../../../platform/db/database.ts';
import { account, person } from '../../../kernel/people/index.ts';
import { team, teamMember, toIdRows, toSearchText } from '../../teams/index.ts';
import type { Field, Fields } from '../filter/filter-sql.ts';
import { scimGroup, scimUser } from '../scim.table.ts';

const COLUMNS = {
  teamId: scimGroup.teamId,
  externalId: scimGroup.externalId,
  createdAt: scimGroup.createdAt,
  changedAt: scimGroup.changedAt,
  displayName: team.name,
};

const read = (db: DbOrTx) =>
  db.select(COLUMNS).from(scimGroup).innerJoin(team, eq(team.id, scimGroup.teamId));

const toRow = <Row extends { teamId: string }>(row: Row) => ({ ...row, teamId: asId<'team'>(row.teamId) });

export async function findGroup(db: DbOrTx, companyId: CompanyId, teamId: TeamId) {
  const [row] = await read(db).where(and(eq(scimGroup.companyId, companyId), eq(scimGroup.teamId, teamId)));
  return row && toRow(row);
}
export type GroupRow = Awaited<ReturnType<typeof findGroup>> & object;

export async function listGroups(
  db: DbOrTx,
  companyId: CompanyId,
  { filter, offset, most }: { filter: SQL | undefined; offset: number; most: number },
): Promise<{ rows: GroupRow[]; total: number }> {
  const where = and(eq(scimGroup.companyId, companyId), filter);
  const counted = await db
    .select({ total: sql<number>`count(*)::int` })
    .from(scimGroup)
    .innerJoin(team, eq(team.id, scimGroup.teamId))
    .where(where);
  const total = counted[0]?.total ?? 0;
  if (most === 0 || offset >= total) return { rows: [], total };
  const rows = await read(db)
    .where(where)
    .orderBy(asc(scimGroup.createdAt), asc(scimGroup.teamId))
    .limit(most)
    .offset(offset);
  return { rows: rows.map(toRow), total };
}

/** A person `m` is a user that the directory has. */
const IS_USER = sql`exists (
  select from ${scimUser} u where u.person_id = m.person_id and u.deleted_at is null
)`;

const MEMBERS: Field = {
  kind: 'ids',
  any: sql`exists (select from ${teamMember} m where m.team_id = ${scimGroup.teamId} and ${IS_USER})`,
  has: (id) => sql`exists (
    select from ${teamMember} m
    where m.team_id = ${scimGroup.teamId} and m.person_id = ${id}::uuid and ${IS_USER})`,
};

/** What filters may name. */
export const GROUP_FIELDS: Fields = new Map<string, Field>([
  ['displayname', { kind: 'text', sql: sql`lower(${team.name})` }],
  ['externalid', { kind: 'exact', sql: sql`${scimGroup.externalId}` }],
  ['id', { kind: 'id', sql: sql`${scimGroup.teamId}` }],
  ['members', MEMBERS],
  ['members.value', MEMBERS],
]);

export interface Member {
  value: PersonId;
  display: string;
}

/** Users of the directory in teams, by team; those whom it does not have are not among them. */
export async function readMembers(
  db: DbOrTx,
  teamIds: readonly TeamId[],
  most: number,
): Promise<Map<TeamId, Member[]> | undefined> {
  const { rows } = (await db.execute(sql`
    select m.team_id, m.person_id as value, coalesce(nullif(trim(p.first_name || ' ' || p.last_name), ''), u.user_name)
      as display
    from ${teamMember} m
    join ${scimUser} u on u.person_id = m.person_id and u.deleted_at is null
    join ${person} p on p.id = m.person_id
    where m.team_id in ${toIdRows(teamIds)}
    order by m.team_id, m.joined_at, m.person_id
    limit ${most + 1}::int
  `)) as { rows: (Member & { team_id: TeamId })[] };
  if (rows.length > most) return undefined;
  const members = new Map<TeamId, Member[]>(teamIds.map((id) => [id, []]));
  for (const { team_id, value, display } of rows) members.get(team_id)?.push({ value, display });
  return members;
}

/** Everybody in a team, also those whom the directory does not have. */
export async function readMemberIds(tx: Tx, teamId: TeamId): Promise<PersonId[]> {
  const rows = await tx
    .select({ id: teamMember.personId })
    .from(teamMember)
    .where(eq(teamMember.teamId, teamId));
  return rows.map(({ id }) => asId<'person'>(id));
}

/** Which of some ids are users of the directory, and which are groups of it. */
export async function findKnownIds(
  tx: Tx,
  companyId: CompanyId,
  ids: readonly string[],
): Promise<{ users: Set<string>; groups: Set<string> }> {
  if (ids.length === 0) return { users: new Set(), groups: new Set() };
  const { rows } = (await tx.execute(sql`
    select u.person_id as id, true as is_user from ${scimUser} u
    join ${person} p on p.id = u.person_id and p.company_id = u.company_id and p.kind = 'account'
    join ${account} a on a.person_id = u.person_id
    where u.company_id = ${companyId}::uuid and u.deleted_at is null and u.person_id in ${toIdRows(ids)}
    union all
    select g.team_id, false from ${scimGroup} g
    where g.company_id = ${companyId}::uuid and g.team_id in ${toIdRows(ids)}
  `)) as { rows: { id: string; is_user: boolean }[] };
  const of = (isUser: boolean) => new Set(rows.filter((row) => row.is_user === isUser).map(({ id }) => id));
  return { users: of(true), groups: of(false) };
}

/** The team of a name, and whether the directory has it. Case and accents make no other name. */
export async function findByName(tx: Tx, companyId: CompanyId, name: string) {
  const { rows } = (await tx.execute(sql`
    select t.id, g.team_id is not null as is_provisioned
    from ${team} t left join ${scimGroup} g on g.team_id = t.id
    where t.company_id = ${companyId}::uuid and ${toSearchText(sql`t.name`)} = ${toSearchText(sql`${name}::text`)}
  `)) as { rows: { id: TeamId; is_provisioned: boolean }[] };
  return rows[0];
}

export async function findByExternalId(tx: Tx, companyId: CompanyId, externalId: string) {
  const [row] = await tx
    .select({ teamId: scimGroup.teamId })
    .from(scimGroup)
    .where(and(eq(scimGroup.companyId, companyId), eq(scimGroup.externalId, externalId)));
  return row && asId<'team'>(row.teamId);
}

/** The teams of the directory that a person is in. */
export async function readGroupsOf(tx: Tx, companyId: CompanyId, personId: PersonId): Promise<TeamId[]> {
  const rows = await tx
    .select({ id: teamMember.teamId })
    .from(teamMember)
    .innerJoin(scimGroup, eq(scimGroup.teamId, teamMember.teamId))
    .where(and(eq(scimGroup.companyId, companyId), eq(teamMember.personId, personId)));
  return rows.map(({ id }) => asId<'team'>(id));
}

/** First and last names, for the words of the log. */
export async function readShownNames(tx: Tx, ids: readonly PersonId[]): Promise<string[]> {
  const { rows } = (await tx.execute(sql`
    select coalesce(nullif(trim(p.first_name || ' ' || p.last_name), ''), p.email, '') as name
    from ${person} p where p.id in ${toIdRows(ids)} order by p.search_text
  `)) as { rows: { name: string }[] };
  return rows.map(({ name }) => name);
}
