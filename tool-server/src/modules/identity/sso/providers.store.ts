import { asId, type PersonId } from '@drawbridge/contracts';
import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import type { DbOrTx } from '../../../platform/db/database.ts';
import { account, company, person } from '../../kernel/people/index.ts';
import { companyDomain, identityProvider } from './sso.table.ts';

const toRow = (row: typeof identityProvider.$inferSelect) => ({
  ...row,
  companyId: asId<'company'>(row.companyId),
});
export type ProviderRow = ReturnType<typeof toRow>;

export async function findProviderRow(db: DbOrTx, id: string): Promise<ProviderRow | undefined> {
  const [row] = await db.select().from(identityProvider).where(eq(identityProvider.id, id));
  return row && toRow(row);
}

/** The provider that is on, of the company that proved a domain to be its own. */
export async function findProviderOfDomain(db: DbOrTx, domain: string): Promise<ProviderRow | undefined> {
  const [row] = await db
    .select({ provider: identityProvider })
    .from(companyDomain)
    .innerJoin(
      identityProvider,
      and(
        eq(identityProvider.id, companyDomain.providerId),
        eq(identityProvider.companyId, companyDomain.companyId),
      ),
    )
    .where(
      and(
        eq(companyDomain.domain, domain),
        isNotNull(companyDomain.verifiedAt),
        isNull(identityProvider.offSince),
      ),
    );
  return row && toRow(row.provider);
}

/** Returns when a company's subscription ends, or null. */
export async function readCompanyEnd(db: DbOrTx, companyId: string): Promise<Date | null> {
  const [row] = await db
    .select({ expiresAt: company.expiresAt })
    .from(company)
    .where(eq(company.id, companyId));
  return row?.expiresAt ?? null;
}

/** The company of a person, or undefined. */
export async function readMembership(db: DbOrTx, personId: PersonId) {
  const [row] = await db
    .select({ companyId: person.companyId, isAdmin: account.isAdmin })
    .from(person)
    .innerJoin(account, eq(account.personId, person.id))
    .where(eq(person.id, personId));
  return row;
}
