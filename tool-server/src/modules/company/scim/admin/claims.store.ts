import { asId, type CompanyId, type PersonId } from '@drawbridge/contracts';
import type { ScimClaim } from '@drawbridge/contracts/company';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { DbOrTx, Tx } from '../../../../platform/db/database.ts';
import { identityProvider } from '../../../identity/sso/sso.table.ts';
import { account, person } from '../../../kernel/people/index.ts';
import { hasWords, toSearchText } from '../../teams/index.ts';
import { toUserState } from '../../users/index.ts';
import { scimClaim, scimUser } from '../scim.table.ts';
import { releaseNames, toNameKey } from '../users/scim-users.store.ts';

interface Row extends Omit<ScimClaim, 'user_id' | 'state' | 'asked_at'> {
  id: string;
  state: (typeof account.$inferSelect)['state'];
  asked_ms: string;
}

/** An owner, or the administrator who is exempt from the identity provider, in a query with an account `a`. */
const NEEDS_OWNER = sql`((a.is_admin and a.is_owner) or exists (
  select from ${identityProvider} i where i.break_glass_person_id = a.person_id
))`;

/** Claims `c` with their person `p`, who is still in the company, and the account `a`. */
const fromClaims = (companyId: CompanyId) => sql`
  from ${scimClaim} c
  join ${person} p on p.id = c.person_id and p.company_id = c.company_id and p.kind = 'account'
  join ${account} a on a.person_id = p.id
  where c.company_id = ${companyId}::uuid`;

export async function listClaims(
  db: DbOrTx,
  companyId: CompanyId,
  given: { search: string | undefined; page: number; per_page: number },
): Promise<{ items: ScimClaim[]; total: number }> {
  const { search, page, per_page: pageSize } = given;
  const found = sql`
    ${fromClaims(companyId)}
    and ${hasWords(sql`(p.search_text || ' ' || ${toSearchText(sql`c.user_name`)})`, search)}`;
  const counted = (await db.execute(sql`select count(*)::int as total ${found}`)) as {
    rows: { total: number }[];
  };
  const { rows } = (await db.execute(sql`
    select p.id, coalesce(nullif(trim(p.first_name || ' ' || p.last_name), ''), p.email, '') as name,
      coalesce(p.email, '') as email, a.state, c.user_name, c.external_id,
      (extract(epoch from c.asked_at) * 1000)::bigint::text as asked_ms, ${NEEDS_OWNER} as needs_owner
    ${found}
    order by c.asked_at desc, c.person_id
    limit ${pageSize}::int offset ${(page - 1) * pageSize}::int
  `)) as { rows: Row[] };
  return {
    total: counted.rows[0]?.total ?? 0,
    items: rows.map(({ id, state, asked_ms: askedMs, ...row }) => ({
      ...row,
      user_id: asId<'person'>(id),
      state: toUserState(state),
      asked_at: new Date(Number(askedMs)).toISOString(),
    })),
  };
}

export interface LockedClaim {
  personId: PersonId;
  externalId: string | null;
  userName: string;
  needsOwner: boolean;
}

/** Claims of these users, locked; those of other companies are not among them. */
export async function lockClaims(
  tx: Tx,
  companyId: CompanyId,
  ids: readonly PersonId[],
): Promise<LockedClaim[]> {
  const { rows } = (await tx.execute(sql`
    select p.id as "personId", c.external_id as "externalId", c.user_name as "userName",
      ${NEEDS_OWNER} as "needsOwner"
    ${fromClaims(companyId)}
      and p.id in (select value::uuid from json_array_elements_text(${JSON.stringify(ids)}::json))
    order by p.id
    for update of c
  `)) as { rows: LockedClaim[] };
  return rows;
}

/** Makes them users of the directory; those whose user name or id another user has are not among the answer. */
export async function insertUsers(
  tx: Tx,
  companyId: CompanyId,
  claims: readonly LockedClaim[],
  at: Date,
): Promise<Set<PersonId>> {
  if (claims.length === 0) return new Set();
  for (const { personId, userName, externalId } of claims)
    await releaseNames(tx, companyId, { personId, userName, externalId });
  const rows = await tx
    .insert(scimUser)
    .values(
      claims.map(({ personId, externalId, userName }) => ({
        personId,
        companyId,
        externalId,
        userName,
        userNameKey: toNameKey(userName),
        createdAt: at,
        changedAt: at,
      })),
    )
    .onConflictDoNothing()
    .returning({ personId: scimUser.personId });
  return new Set(rows.map(({ personId }) => asId<'person'>(personId)));
}

export async function deleteClaims(tx: Tx, companyId: CompanyId, ids: readonly PersonId[]): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .delete(scimClaim)
    .where(and(eq(scimClaim.companyId, companyId), inArray(scimClaim.personId, [...ids])));
}
