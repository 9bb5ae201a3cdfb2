import { asId, type CompanyId } from '@drawbridge/contracts';
import { and, asc, eq, gt, isNotNull, isNull, sql } from 'drizzle-orm';
import type { DbOrTx, Tx } from '../../../../platform/db/database.ts';
import { companyDomain, identityProvider } from '../../../identity/sso/sso.table.ts';
import { account } from '../../../kernel/people/index.ts';
import { scimClaim, scimConnection, scimGroup, scimRequest, scimSecret, scimUser } from '../scim.table.ts';
import type { ProvisionedUser } from './stay.rule.ts';

export type ConnectionRow = typeof scimConnection.$inferSelect;
export type SecretRow = typeof scimSecret.$inferSelect;

export async function findConnection(db: DbOrTx, companyId: CompanyId): Promise<ConnectionRow | undefined> {
  const [row] = await db.select().from(scimConnection).where(eq(scimConnection.companyId, companyId));
  return row;
}

export const isOn = (row: ConnectionRow | undefined): boolean =>
  row !== undefined && row.switchedOffAt === null;

export async function switchOn(tx: Tx, companyId: CompanyId, createdAt: Date): Promise<void> {
  await tx
    .insert(scimConnection)
    .values({ companyId, createdAt })
    .onConflictDoUpdate({ target: scimConnection.companyId, set: { switchedOffAt: null } });
}

/** The directory asks again for what it does not own, as soon as it calls again. */
export async function switchOff(tx: Tx, companyId: CompanyId, switchedOffAt: Date): Promise<void> {
  await tx.update(scimConnection).set({ switchedOffAt }).where(eq(scimConnection.companyId, companyId));
  await tx.delete(scimSecret).where(eq(scimSecret.companyId, companyId));
  await tx.delete(scimClaim).where(eq(scimClaim.companyId, companyId));
}

/** The secret of a test is not one of them. */
const isOfDirectory = (companyId: CompanyId) =>
  and(eq(scimSecret.companyId, companyId), isNull(scimSecret.expiresAt));

export const readSecrets = (db: DbOrTx, companyId: CompanyId): Promise<SecretRow[]> =>
  db
    .select()
    .from(scimSecret)
    .where(isOfDirectory(companyId))
    .orderBy(asc(scimSecret.createdAt), asc(scimSecret.id));

export async function insertSecret(tx: Tx, row: typeof scimSecret.$inferInsert): Promise<void> {
  await tx.insert(scimSecret).values(row);
}

export async function deleteSecret(tx: Tx, companyId: CompanyId, id: string): Promise<SecretRow | undefined> {
  const [row] = await tx
    .delete(scimSecret)
    .where(and(eq(scimSecret.id, id), isOfDirectory(companyId)))
    .returning();
  return row;
}

/** A new test ends those before it. */
export async function deleteTestSecrets(tx: Tx, companyId: CompanyId): Promise<void> {
  await tx
    .delete(scimSecret)
    .where(and(eq(scimSecret.companyId, companyId), isNotNull(scimSecret.expiresAt)));
}

export async function readProvenDomains(db: DbOrTx, companyId: CompanyId): Promise<string[]> {
  const rows = await db
    .select({ domain: companyDomain.domain })
    .from(companyDomain)
    .where(and(eq(companyDomain.companyId, companyId), isNotNull(companyDomain.verifiedAt)))
    .orderBy(asc(companyDomain.domain));
  return rows.map(({ domain }) => domain);
}

export interface ConnectionFigures {
  active: number;
  deactivated: number;
  groups: number;
  claims: number;
}

export async function readFigures(db: DbOrTx, companyId: CompanyId): Promise<ConnectionFigures> {
  const { rows } = (await db.execute(sql`
    select
      (count(*) filter (where u.deleted_at is null and a.state <> 'deactivated'))::int as active,
      (count(*) filter (where u.deleted_at is not null or a.state = 'deactivated'))::int as deactivated,
      (select count(*)::int from ${scimGroup} g where g.company_id = ${companyId}::uuid) as groups,
      (select count(*)::int from ${scimClaim} c where c.company_id = ${companyId}::uuid) as claims
    from ${scimUser} u join ${account} a on a.person_id = u.person_id
    where u.company_id = ${companyId}::uuid
  `)) as { rows: ConnectionFigures[] };
  return rows[0] ?? { active: 0, deactivated: 0, groups: 0, claims: 0 };
}

export async function findLastRequest(
  db: DbOrTx,
  companyId: CompanyId,
): Promise<{ at: Date; status: number } | undefined> {
  const [row] = await db
    .select({ at: scimRequest.at, status: scimRequest.status })
    .from(scimRequest)
    .where(eq(scimRequest.companyId, companyId))
    .orderBy(sql`${scimRequest.id} desc`)
    .limit(1);
  return row;
}

/** Administrators who can sign in while the identity provider is down. */
export const isEmergency = (personId: typeof account.personId) => sql<boolean>`exists (
  select from ${identityProvider} i where i.break_glass_person_id = ${personId}
)`;

/**
 * Users whom the directory provisioned and who are not deactivated, in the order of their ids: all of them, or a portion
 * after one of them.
 */
export async function readProvisioned(
  db: DbOrTx,
  companyId: CompanyId,
  portion?: { after: string | null; most: number },
): Promise<ProvisionedUser[]> {
  const found = db
    .select({
      personId: account.personId,
      isOwner: sql<boolean>`${account.isAdmin} and ${account.isOwner}`,
      isEmergency: isEmergency(account.personId),
    })
    .from(scimUser)
    .innerJoin(account, eq(account.personId, scimUser.personId))
    .where(
      and(
        eq(scimUser.companyId, companyId),
        isNull(scimUser.deletedAt),
        sql`${account.state} <> 'deactivated'`,
        portion?.after ? gt(scimUser.personId, portion.after) : undefined,
      ),
    )
    .orderBy(asc(scimUser.personId));
  const rows = await (portion ? found.limit(portion.most) : found);
  return rows.map((row) => ({ ...row, personId: asId<'person'>(row.personId) }));
}
