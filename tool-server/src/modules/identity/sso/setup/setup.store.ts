import type { CompanyId } from '@drawbridge/contracts';
import { and, asc, count, eq, isNotNull, sql } from 'drizzle-orm';
import type { DbOrTx, Tx } from '../../../../platform/db/database.ts';
import { account, company, person } from '../../../kernel/people/index.ts';
import { secondFactor } from '../../second-factor/second-factor.table.ts';
import { companyDomain, identity, identityProvider, providerDraft } from '../sso.table.ts';

export type LiveRow = typeof identityProvider.$inferSelect;
export type DraftRow = typeof providerDraft.$inferSelect;
export type DraftValues = Omit<DraftRow, 'providerId' | 'changedAt' | 'testedAt' | 'hasPassed'>;

/** The provider of a company; the first where the operator made several. */
export async function findLive(db: DbOrTx, companyId: CompanyId): Promise<LiveRow | undefined> {
  const [row] = await db
    .select()
    .from(identityProvider)
    .where(eq(identityProvider.companyId, companyId))
    .orderBy(asc(identityProvider.createdAt), asc(identityProvider.id))
    .limit(1);
  return row;
}

export async function findDraft(db: DbOrTx, providerId: string): Promise<DraftRow | undefined> {
  const [row] = await db.select().from(providerDraft).where(eq(providerDraft.providerId, providerId));
  return row;
}

/** The row that a draft belongs to. It is off until a draft is switched on. */
export async function ensureProvider(tx: Tx, companyId: CompanyId, now: Date): Promise<LiveRow> {
  const known = await findLive(tx, companyId);
  if (known) return known;
  const [made] = await tx
    .insert(identityProvider)
    .values({ id: companyId, companyId, kind: 'oidc', offSince: now, createdAt: now })
    .returning();
  if (!made) throw new Error('no provider was made');
  return made;
}

/** Another draft takes the place of the one before, and is not tested yet. */
export async function writeDraft(
  tx: Tx,
  providerId: string,
  values: DraftValues,
  changedAt: Date,
): Promise<void> {
  const row = { ...values, changedAt, testedAt: null, hasPassed: false };
  await tx
    .insert(providerDraft)
    .values({ providerId, ...row })
    .onConflictDoUpdate({ target: providerDraft.providerId, set: row });
}

export async function deleteDraft(tx: Tx, providerId: string): Promise<void> {
  await tx.delete(providerDraft).where(eq(providerDraft.providerId, providerId));
}

/** Stores the outcome of a test, unless the draft was changed meanwhile. */
export async function writeTest(
  tx: Tx,
  draft: Pick<DraftRow, 'providerId' | 'changedAt'>,
  values: Pick<DraftRow, 'testedAt' | 'hasPassed'>,
): Promise<void> {
  await tx
    .update(providerDraft)
    .set(values)
    .where(and(eq(providerDraft.providerId, draft.providerId), eq(providerDraft.changedAt, draft.changedAt)));
}

export async function writeLive(tx: Tx, id: string, values: Partial<LiveRow>): Promise<void> {
  await tx.update(identityProvider).set(values).where(eq(identityProvider.id, id));
}

export async function readProvenDomains(db: DbOrTx, companyId: CompanyId): Promise<string[]> {
  const rows = await db
    .select({ domain: companyDomain.domain })
    .from(companyDomain)
    .where(and(eq(companyDomain.companyId, companyId), isNotNull(companyDomain.verifiedAt)))
    .orderBy(asc(companyDomain.domain));
  return rows.map(({ domain }) => domain);
}

/** People with addresses in the domains of a company sign in with one provider. */
export async function pointDomains(tx: Tx, companyId: CompanyId, providerId: string): Promise<void> {
  await tx.update(companyDomain).set({ providerId }).where(eq(companyDomain.companyId, companyId));
}

export async function countLinked(db: DbOrTx, providerId: string): Promise<number> {
  const [row] = await db
    .select({ people: count() })
    .from(identity)
    .where(eq(identity.providerId, providerId));
  return row?.people ?? 0;
}

export interface AdministratorRow {
  id: string;
  firstName: string;
  lastName: string;
  email: string;
  hasPassword: boolean;
  hasSecondFactor: boolean;
}

/** Administrators whose account may be used, by name. */
export async function readAdministrators(db: DbOrTx, companyId: CompanyId): Promise<AdministratorRow[]> {
  const rows = await db
    .select({
      id: person.id,
      firstName: person.firstName,
      lastName: person.lastName,
      email: person.email,
      hasPassword: sql<boolean>`${account.passwordHash} is not null`,
      hasSecondFactor: sql<boolean>`exists (select 1 from ${secondFactor}
        where ${secondFactor.personId} = ${person.id} and ${secondFactor.confirmedAt} is not null)`,
    })
    .from(person)
    .innerJoin(account, eq(account.personId, person.id))
    .where(and(eq(person.companyId, companyId), eq(account.isAdmin, true), eq(account.state, 'active')))
    .orderBy(asc(person.lastName), asc(person.firstName), asc(person.id));
  return rows.map((row) => ({ ...row, email: row.email ?? '' }));
}

export async function readCompanyName(db: DbOrTx, companyId: CompanyId): Promise<string> {
  const [row] = await db.select({ name: company.name }).from(company).where(eq(company.id, companyId));
  return row?.name ?? '';
}

export async function isCompany(db: DbOrTx, id: string): Promise<boolean> {
  const [row] = await db.select({ id: company.id }).from(company).where(eq(company.id, id));
  return row !== undefined;
}
