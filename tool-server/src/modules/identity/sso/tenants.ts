import { type CompanyId, type PersonId, problem } from '@drawbridge/contracts';
import type { Database, Tx } from '../../../platform/db/database.ts';
import type { Secret } from '../../../platform/secret/secret.ts';
import { findProviderOfDomain, readMembership } from './providers.store.ts';
import { toProvider } from './providers.ts';

export const toDomain = (email: string): string => email.slice(email.lastIndexOf('@') + 1).toLowerCase();

export type Tenants = ReturnType<typeof createTenants>;

/** Which tenant an address belongs to, and what that tenant allows. */
export function createTenants({ database: { db }, secret }: { database: Database; secret: Secret }) {
  return {
    /** Id of the provider to sign in with; throws `no_identity_provider`. @see CALL-9, ERR-19 */
    async match(email: string): Promise<string> {
      const row = await findProviderOfDomain(db, toDomain(email));
      if (!row) throw problem('no_identity_provider');
      return toProvider(row, secret).id;
    },

    /**
     * Returns whether a tenant's provider is responsible for an address. A private account there would block its owner.
     */
    async ownsAddress(email: string, tx?: Tx): Promise<boolean> {
      return (await findProviderOfDomain(tx ?? db, toDomain(email.trim()))) !== undefined;
    },

    /** The company that proved the domain of an address, and whether its people sign in with its provider only. */
    async findDomain(
      email: string,
      tx?: Tx,
    ): Promise<{ companyId: CompanyId; isStrict: boolean } | undefined> {
      const row = await findProviderOfDomain(tx ?? db, toDomain(email.trim()));
      return row && { companyId: row.companyId, isStrict: row.isStrict };
    },

    /**
     * False where a tenant wants the people of its domain to sign in with its provider only: no password, no mailed
     * link. With the person too there are exceptions: one administrator, named beforehand, who may always sign in, and
     * an account that is no member of the tenant.
     */
    async isPasswordAllowed(email: string, personId?: PersonId, tx?: Tx): Promise<boolean> {
      const row = await findProviderOfDomain(tx ?? db, toDomain(email.trim()));
      if (!row?.isStrict) return true;
      const member = personId && (await readMembership(tx ?? db, personId));
      if (!member) return false;
      return member.companyId !== row.companyId || (member.isAdmin && personId === row.breakGlassPersonId);
    },
  };
}
