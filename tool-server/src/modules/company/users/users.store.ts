import { asId, type CompanyId, type PersonId } from '@drawbridge/contracts';
import type { CompanyUser, UserFilters, UserSort } from '@drawbridge/contracts/company';
import { SEEN_RECENTLY_DAYS } from '@drawbridge/contracts/company';
import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { DbOrTx } from '../../../platform/db/database.ts';
import { account, person } from '../../kernel/people/index.ts';
import {
  hasWords,
  isInScopeOf,
  isProvisionedTeam,
  isProvisionedUser,
  isTeamInScope,
  type TeamScope,
  team,
  teamMember,
} from '../teams/index.ts';

interface UserRow {
  id: string;
  email: string;
  first_name: string;
  last_name: string;
  picture: string | null;
  department: string;
  job_title: string;
  state: (typeof account.$inferSelect)['state'];
  type: string;
  is_admin: boolean;
  is_owner: boolean;
  is_manager: boolean;
  is_security_champion: boolean;
  is_provisioned: boolean;
  teams: { id: string; name: string }[];
  added_ms: string;
  seen_ms: string | null;
  invited_ms: string | null;
  deactivated_ms: string | null;
  deactivated_by: (typeof account.$inferSelect)['deactivatedBy'];
  deactivated_by_name: string | null;
  /** What the list is sorted by, as text. */
  sort_key: string;
}

const toIso = (ms: string | null) => (ms === null ? null : new Date(Number(ms)).toISOString());

/** An account that nobody confirmed waits for its owner as an invited one does. */
export const toUserState = (state: UserRow['state']): CompanyUser['state'] =>
  state === 'unverified' ? 'invited' : state;

export const toUserRole = (row: { is_admin: boolean; is_owner: boolean }): CompanyUser['role'] => {
  if (!row.is_admin) return 'member';
  return row.is_owner ? 'owner' : 'admin';
};

const toUser = (row: UserRow): CompanyUser => ({
  user_id: asId(row.id),
  email: row.email,
  first_name: row.first_name,
  last_name: row.last_name,
  ...(row.picture === null ? {} : { picture: row.picture }),
  state: toUserState(row.state),
  role: toUserRole(row),
  is_manager: row.is_manager,
  is_security_champion: row.is_security_champion,
  is_provisioned: row.is_provisioned,
  has_license: row.type === 'ENT',
  department: row.department,
  job_title: row.job_title,
  teams: row.teams.map(({ id, name }) => ({ id: asId(id), name })),
  last_seen_at: toIso(row.seen_ms),
  added_at: new Date(Number(row.added_ms)).toISOString(),
  invited_at: toIso(row.invited_ms),
  deactivation:
    row.deactivated_ms === null
      ? null
      : {
          at: new Date(Number(row.deactivated_ms)).toISOString(),
          by: row.deactivated_by,
          name: row.deactivated_by_name,
        },
});

/** An account `p` that the caller may see. */
const isUserInScope = (scope: TeamScope): SQL =>
  isInScopeOf(scope, { id: sql`p.id`, companyId: sql`p.company_id`, kind: sql`p.kind` });

const toMs = (column: SQL) => sql`(extract(epoch from ${column}) * 1000)::bigint`;

const SORT_KEYS: Record<UserSort, SQL> = {
  name: sql`p.search_text`,
  email: sql`p.email`,
  // Those who never came are before everybody else.
  last_seen: sql`coalesce(${toMs(sql`a.last_seen_at`)}, 0)`,
  added: toMs(sql`p.created_at`),
};
const KEY_TYPES: Record<UserSort, SQL> = {
  name: sql.raw('text'),
  email: sql.raw('text'),
  last_seen: sql.raw('bigint'),
  added: sql.raw('bigint'),
};

const ROLES: Record<NonNullable<UserFilters['role']>, SQL> = {
  owner: sql`a.is_admin and a.is_owner`,
  admin: sql`a.is_admin and not a.is_owner`,
  member: sql`not a.is_admin`,
  manager: sql`a.is_manager`,
  champion: sql`a.is_security_champion`,
};

function toSeen(seen: NonNullable<UserFilters['seen']>, now: Date): SQL {
  if (seen === 'never') return sql`a.last_seen_at is null`;
  const since = new Date(now.getTime() - SEEN_RECENTLY_DAYS * 86_400_000).toISOString();
  return seen === 'recently'
    ? sql`a.last_seen_at >= ${since}::timestamptz`
    : sql`a.last_seen_at < ${since}::timestamptz`;
}

function toConditions(scope: TeamScope, filters: UserFilters, now: Date): SQL {
  const { search, state, role, team_id: teamId, has_license: hasLicense, department, seen } = filters;
  const { is_provisioned: isProvisioned } = filters;
  const conditions = [
    isUserInScope(scope),
    hasWords(sql`p.search_text`, search),
    state && (state === 'invited' ? sql`a.state in ('invited', 'unverified')` : sql`a.state = ${state}`),
    role && ROLES[role],
    teamId &&
      sql`exists (
        select from ${teamMember} m join ${team} t on t.id = m.team_id
        where m.person_id = p.id and ${teamId}::uuid in (t.id, t.parent_id) and ${isTeamInScope(scope)})`,
    hasLicense === undefined ? undefined : hasLicense ? sql`a.type = 'ENT'` : sql`a.type <> 'ENT'`,
    isProvisioned === undefined
      ? undefined
      : sql`${isProvisionedUser(sql`p.id`)} = ${isProvisioned}::boolean`,
    department === undefined ? undefined : sql`p.department = ${department}`,
    seen && toSeen(seen, now),
  ];
  return sql.join(
    conditions.filter((one) => one !== undefined),
    sql` and `,
  );
}

/** With the inner `limit` each team is read by its key; a plain join read all teams of the company for each user. */
const toTeams = (scope: TeamScope) => sql`
  left join lateral (
    select json_agg(json_build_object('id', m.team_id, 'name', known.name) order by known.name) as list
    from ${teamMember} m cross join lateral (
      select t.name from ${team} t where t.id = m.team_id and ${isTeamInScope(scope)} limit 1
    ) known
    where m.person_id = p.id
  ) teams on true`;

/** The account is joined where a filter or the order asks for it: to count 20,000 people it is not needed. */
const joinAccount = ({ state, role, has_license: hasLicense, seen }: UserFilters, sort: UserSort): SQL =>
  state || role || hasLicense !== undefined || seen || sort === 'last_seen'
    ? sql`join ${account} a on a.person_id = p.id`
    : sql``;

/** Rows as `toUser` takes them, of a person `p` and an account `a`; a condition follows. */
const selectUsers = (scope: TeamScope, key: SQL = SORT_KEYS.name) => sql`
  select p.id, coalesce(p.email, '') as email, p.first_name, p.last_name, p.picture, p.department, p.job_title,
    a.state, a.type, a.is_admin, a.is_owner, a.is_manager, a.is_security_champion,
    ${isProvisionedUser(sql`p.id`)} as is_provisioned,
    coalesce(teams.list, '[]'::json) as teams, ${toMs(sql`p.created_at`)}::text as added_ms,
    ${toMs(sql`a.last_seen_at`)}::text as seen_ms, ${toMs(sql`a.invited_at`)}::text as invited_ms,
    ${toMs(sql`a.deactivated_at`)}::text as deactivated_ms, a.deactivated_by,
    coalesce(nullif(trim(d.first_name || ' ' || d.last_name), ''), d.email) as deactivated_by_name,
    ${key}::text as sort_key
  from ${person} p join ${account} a on a.person_id = p.id
  left join ${person} d on d.id = a.deactivated_by_id and d.company_id = p.company_id
  ${toTeams(scope)}`;

/** The row where a page begins: what it is sorted by, and its id. */
export interface PageStart {
  key: string;
  id: string;
}

export interface UserPage {
  sort: UserSort;
  direction: 'ascending' | 'descending';
  after: PageStart | undefined;
  most: number;
}

/** Users of a scope in a stable order, each with what the next page begins with. */
export async function readUsers(
  db: DbOrTx,
  scope: TeamScope,
  filters: UserFilters,
  { sort, direction, after, most, now }: UserPage & { now: Date },
): Promise<{ user: CompanyUser; start: PageStart }[]> {
  const key = SORT_KEYS[sort];
  const isUp = direction === 'ascending';
  const order = isUp ? sql.raw('asc') : sql.raw('desc');
  const beyond = isUp ? sql.raw('>') : sql.raw('<');
  const from = after
    ? sql`and (${key}, p.id) ${beyond} (${after.key}::${KEY_TYPES[sort]}, ${after.id}::uuid)`
    : sql``;
  // The page is cut before its rows are read: nothing is looked up for the others.
  const page = sql`
    select p.id, ${key} as sort_key from ${person} p ${joinAccount(filters, sort)}
    where ${toConditions(scope, filters, now)} ${from}
    order by ${key} ${order}, p.id ${order}
    limit ${most}::int`;
  const { rows } = (await db.execute(sql`
    with page as materialized (${page})
    ${selectUsers(scope, sql`page.sort_key`)} join page on page.id = p.id
    order by page.sort_key ${order}, p.id ${order}
  `)) as { rows: UserRow[] };
  return rows.map((row) => ({ user: toUser(row), start: { key: row.sort_key, id: row.id } }));
}

export async function countUsers(
  db: DbOrTx,
  scope: TeamScope,
  filters: UserFilters,
  now: Date,
): Promise<number> {
  const { rows } = (await db.execute(sql`
    select count(*)::int as found from ${person} p ${joinAccount(filters, 'name')}
    where ${toConditions(scope, filters, now)}
  `)) as { rows: { found: number }[] };
  return rows[0]?.found ?? 0;
}

/** One user of a scope, by id or by address. */
export async function findUser(
  db: DbOrTx,
  scope: TeamScope,
  by: { personId: PersonId } | { email: string },
): Promise<CompanyUser | undefined> {
  const { rows } = (await db.execute(sql`
    ${selectUsers(scope)}
    where ${isUserInScope(scope)}
      and ${'email' in by ? sql`p.email = ${by.email}` : sql`p.id = ${by.personId}::uuid`}
  `)) as { rows: UserRow[] };
  return rows[0] && toUser(rows[0]);
}

/** Users of a scope by id. */
export async function readNamedUsers(
  db: DbOrTx,
  scope: TeamScope,
  ids: readonly PersonId[],
): Promise<CompanyUser[]> {
  const { rows } = (await db.execute(sql`
    ${selectUsers(scope)}
    where ${isUserInScope(scope)}
      and p.id in (select value::uuid from json_array_elements_text(${JSON.stringify(ids)}::json))
  `)) as { rows: UserRow[] };
  return rows.map(toUser);
}

/** The departments of the users of a scope. */
export async function readDepartments(db: DbOrTx, scope: TeamScope, most: number): Promise<string[]> {
  const { rows } = (await db.execute(sql`
    select distinct p.department as name from ${person} p
    where ${isUserInScope(scope)} and p.department <> '' order by 1 limit ${most}::int
  `)) as { rows: { name: string }[] };
  return rows.map(({ name }) => name);
}

/** Teams of the company among those that are named. */
export function readTeams(db: DbOrTx, companyId: CompanyId, ids: readonly string[]) {
  return db
    .select({
      id: team.id,
      rule: team.rule,
      isProvisioned: sql<boolean>`${isProvisionedTeam(sql`${team.id}`)}`,
    })
    .from(team)
    .where(and(eq(team.companyId, companyId), inArray(team.id, [...ids])));
}
