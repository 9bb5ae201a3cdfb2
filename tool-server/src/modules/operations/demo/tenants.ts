import type { CompanyId } from '@drawbridge/contracts';
import type { Tx } from '../../../platform/db/database.ts';
import type { Secret } from '../../../platform/secret/secret.ts';
import { toLocalClient } from '../../identity/identity-provider/index.ts';
import { companyDomain, identityProvider } from '../../identity/sso/sso.table.ts';

/**
 * Any address `@sso.test` signs in through the local provider; `@microsoft.test` belongs to a provider that is not set
 * up.
 */
const DEMO_TENANTS = [
  { company: 'northwind', domain: 'sso.test', isSetUp: true },
  { company: 'kestrel', domain: 'microsoft.test', isSetUp: false },
] as const;

/** Loads the demo tenants. Their addresses follow PUBLIC_URL, which may have changed. @see AUTH-46, ROUTE-9 */
export async function loadDemoTenants(
  tx: Tx,
  deps: {
    toCompanyId(key: string): CompanyId;
    publicUrl: string;
    secret: Secret;
    now: Date;
  },
): Promise<void> {
  const { toCompanyId, secret, now } = deps;
  const local = toLocalClient('northwind', deps);
  for (const { company, domain, isSetUp } of DEMO_TENANTS) {
    const companyId = toCompanyId(company);
    const addresses = isSetUp
      ? {
          issuer: local.issuer,
          clientId: local.clientId,
          encryptedSecret: secret.encrypt(local.clientSecret),
        }
      : { vendor: 'microsoft' as const };
    await tx
      .insert(identityProvider)
      .values({ id: company, companyId, kind: 'oidc', createdAt: now, ...addresses })
      .onConflictDoUpdate({ target: identityProvider.id, set: addresses });
    await tx
      .insert(companyDomain)
      .values({ domain, companyId, providerId: company, verifiedAt: now })
      .onConflictDoNothing();
  }
}
