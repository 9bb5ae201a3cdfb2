import type { CompanyId } from '@drawbridge/contracts';
import { and, asc, count, eq, gt, isNotNull, isNull, lt, ne, or, sql } from 'drizzle-orm';
import type { DbOrTx, Tx } from '../../../platform/db/database.ts';
import { person } from '../../kernel/people/index.ts';
import { companyDomain, identityProvider } from '../sso/sso.table.ts';

export type DomainRow = typeof companyDomain.$inferSelect;

const isOf = (companyId: CompanyId, domain: string) =>
  and(eq(companyDomain.companyId, companyId), eq(companyDomain.domain, domain));

export const readDomains = (db: DbOrTx, companyId: CompanyId): Promise<DomainRow[]> =>
  db
    .select()
    .from(companyDomain)
    .where(eq(companyDomain.companyId, companyId))
    .orderBy(asc(companyDomain.domain));

export async function findDomain(
  db: DbOrTx,
  companyId: CompanyId,
  domain: string,
): Promise<DomainRow | undefined> {
  const [row] = await db.select().from(companyDomain).where(isOf(companyId, domain));
  return row;
}

/** Companies that prove the same domain wait for each other: one of them has it. */
export async function lockDomain(tx: Tx, domain: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${`domain:${domain}`}))`);
}

/** How many accounts of a company have an address in each domain. */
export async function countPeople(db: DbOrTx, companyId: CompanyId): Promise<Map<string, number>> {
  const domain = sql<string>`split_part(${person.email}, '@', 2)`;
  const rows = await db
    .select({ domain, people: count() })
    .from(person)
    .where(and(eq(person.companyId, companyId), eq(person.kind, 'account'), isNotNull(person.email)))
    .groupBy(domain);
  return new Map(rows.map((row) => [row.domain, row.people]));
}

export async function insertClaim(
  tx: Tx,
  claim: { companyId: CompanyId; domain: string; token: string; claimedAt: Date },
): Promise<void> {
  await tx.insert(companyDomain).values(claim).onConflictDoNothing();
}

export async function deleteDomain(tx: Tx, companyId: CompanyId, domain: string): Promise<void> {
  await tx.delete(companyDomain).where(isOf(companyId, domain));
}

/** The company that proved a domain, other than this one. */
export async function isProvenElsewhere(tx: Tx, companyId: CompanyId, domain: string): Promise<boolean> {
  const [row] = await tx
    .select({ companyId: companyDomain.companyId })
    .from(companyDomain)
    .where(
      and(
        eq(companyDomain.domain, domain),
        isNotNull(companyDomain.verifiedAt),
        ne(companyDomain.companyId, companyId),
      ),
    );
  return row !== undefined;
}

/** The provider of a company that is on, and whether people can sign in with it: it may be chosen and not set up. */
export async function findProviderInUse(
  db: DbOrTx,
  companyId: CompanyId,
): Promise<{ id: string; isSetUp: boolean } | undefined> {
  const [row] = await db
    .select({ id: identityProvider.id, issuer: identityProvider.issuer })
    .from(identityProvider)
    .where(and(eq(identityProvider.companyId, companyId), isNull(identityProvider.offSince)));
  return row && { id: row.id, isSetUp: row.issuer !== null };
}

export async function writeCheck(
  tx: Tx,
  companyId: CompanyId,
  domain: string,
  values: Pick<DomainRow, 'checkedAt' | 'lastCheck'> & Partial<Pick<DomainRow, 'verifiedAt' | 'providerId'>>,
): Promise<void> {
  await tx.update(companyDomain).set(values).where(isOf(companyId, domain));
}

/** Takes one claim that was not looked at for a day, so that no other process looks at it. */
export async function takeDue(
  db: DbOrTx,
  { now, before, claimedAfter }: { now: Date; before: Date; claimedAfter: Date },
): Promise<DomainRow | undefined> {
  const due = db
    .select({ companyId: companyDomain.companyId, domain: companyDomain.domain })
    .from(companyDomain)
    .where(
      and(
        isNotNull(companyDomain.token),
        or(isNull(companyDomain.checkedAt), lt(companyDomain.checkedAt, before)),
        or(isNotNull(companyDomain.verifiedAt), gt(companyDomain.claimedAt, claimedAfter)),
      ),
    )
    .orderBy(sql`${companyDomain.checkedAt} nulls first`)
    .limit(1)
    .for('update', { skipLocked: true });
  const [row] = await db
    .update(companyDomain)
    .set({ checkedAt: now })
    .where(sql`(${companyDomain.companyId}, ${companyDomain.domain}) in (${due})`)
    .returning();
  return row;
}
