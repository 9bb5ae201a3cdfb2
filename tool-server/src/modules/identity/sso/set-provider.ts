import type { CompanyId } from '@drawbridge/contracts';
import { DEFAULT_GROUP_CLAIM } from '@drawbridge/contracts/identity';
import { and, eq, isNotNull, ne } from 'drizzle-orm';
import type { Clock } from '../../../platform/clock.ts';
import type { Database, DbOrTx, Tx } from '../../../platform/db/database.ts';
import { createOutgoing } from '../../../platform/http/send.ts';
import type { Secret } from '../../../platform/secret/secret.ts';
import type { Audit } from '../../kernel/audit/index.ts';
import { company } from '../../kernel/people/index.ts';
import { createDiscovery } from './oidc/discovery.ts';
import { createGuardedFetch } from './oidc/guarded-fetch.ts';
import { type OidcProvider, toRedirectUri } from './providers.ts';
import { companyDomain, identityProvider } from './sso.table.ts';

/** Why a provider was not set, in words for the operator. */
export class ProviderRefused extends Error {
  override readonly name = 'ProviderRefused';
}

export interface NewProvider {
  companyId: CompanyId;
  issuer: string;
  clientId: string;
  clientSecret: string;
  /** Lower case; the people with addresses there sign in with it. */
  domains: readonly string[];
}

type ProviderRow = typeof identityProvider.$inferSelect;

/** One provider of a company has the company's id, so that its redirect address is known before there is a client. */
const toOidcProvider = (given: NewProvider): OidcProvider => ({
  kind: 'oidc',
  id: given.companyId,
  companyId: given.companyId,
  issuer: given.issuer,
  clientId: given.clientId,
  clientSecret: given.clientSecret,
  hasOwnRedirect: true,
  vouchesForEmail: false,
  groupClaim: DEFAULT_GROUP_CLAIM,
});

/** The redirect address to register at the provider of a company. */
export const toCompanyRedirect = (companyId: CompanyId, publicUrl: string): string =>
  toRedirectUri(
    toOidcProvider({ companyId, issuer: '', clientId: '', clientSecret: '', domains: [] }),
    publicUrl,
  );

/** Reads the discovery document as a sign-in does. Throws `ProviderRefused`. */
export async function checkProvider(
  given: NewProvider,
  deps: { clock: Clock; config: { mode: string; outgoingPorts: readonly number[] } },
): Promise<void> {
  const { clock, config } = deps;
  const isProduction = config.mode === 'production';
  const outgoing = createOutgoing({
    allowInner: !isProduction,
    ports: config.outgoingPorts,
    userAgent: 'Drawbridge sign-in',
  });
  const fetch = createGuardedFetch({ send: outgoing.send, own: undefined });
  try {
    await createDiscovery({ fetch, clock, allowHttp: !isProduction }).read(toOidcProvider(given));
  } catch (error) {
    const { message, cause } = error as Error;
    const reason = cause instanceof Error ? `${message}: ${cause.message}` : message;
    throw new ProviderRefused(`the discovery document of ${given.issuer} cannot be used: ${reason}`);
  } finally {
    outgoing.close();
  }
}

async function checkCompany(tx: Tx, id: CompanyId): Promise<void> {
  const [row] = await tx.select({ id: company.id }).from(company).where(eq(company.id, id)).for('update');
  if (!row) throw new ProviderRefused(`there is no company ${id}; list shows them`);
  const [other] = await tx
    .select({ id: identityProvider.id, kind: identityProvider.kind })
    .from(identityProvider)
    .where(and(eq(identityProvider.companyId, id), ne(identityProvider.id, id)));
  if (other)
    throw new ProviderRefused(`the company has an identity provider already: ${other.id} (${other.kind})`);
}

async function checkDomains(tx: Tx, { companyId, domains }: NewProvider): Promise<void> {
  for (const domain of domains) {
    const [other] = await tx
      .select({ name: company.name, id: company.id })
      .from(companyDomain)
      .innerJoin(company, eq(company.id, companyDomain.companyId))
      .where(
        and(
          eq(companyDomain.domain, domain),
          ne(companyDomain.companyId, companyId),
          isNotNull(companyDomain.verifiedAt),
        ),
      );
    if (other) throw new ProviderRefused(`${domain} belongs to "${other.name}" (${other.id})`);
  }
}

async function findUnknownDomains(db: DbOrTx, { companyId, domains }: NewProvider): Promise<string[]> {
  const rows = await db
    .select({ domain: companyDomain.domain })
    .from(companyDomain)
    .where(
      and(
        eq(companyDomain.companyId, companyId),
        eq(companyDomain.providerId, companyId),
        isNotNull(companyDomain.verifiedAt),
      ),
    );
  const known = new Set(rows.map(({ domain }) => domain));
  return domains.filter((domain) => !known.has(domain));
}

/** What of it would be changed, by name. */
function findChanges(row: ProviderRow | undefined, given: NewProvider, secret: Secret): string[] {
  const before = row?.encryptedSecret ? secret.decrypt(row.encryptedSecret) : undefined;
  return [
    ...(row?.issuer === given.issuer ? [] : ['issuer']),
    ...(row?.clientId === given.clientId ? [] : ['client id']),
    ...(before === given.clientSecret ? [] : ['client secret']),
    ...(row?.offSince ? ['switched on'] : []),
  ];
}

/**
 * Sets the OpenID provider of a company: made, or changed where it is there. The operator vouches for the domains. A
 * second call with the same values changes nothing. Throws `ProviderRefused`.
 * @returns what was changed, by name
 */
export function setProvider(
  given: NewProvider,
  deps: { database: Database; clock: Clock; secret: Secret; audit: Audit },
): Promise<string[]> {
  const { clock, secret, audit } = deps;
  const { companyId, issuer, clientId, clientSecret } = given;
  return deps.database.db.transaction(async (tx) => {
    await checkCompany(tx, companyId);
    await checkDomains(tx, given);
    const [row] = await tx.select().from(identityProvider).where(eq(identityProvider.id, companyId));
    if (row && row.kind !== 'oidc' && row.offSince === null)
      throw new ProviderRefused('the company has an identity provider already, by SAML');
    const unknown = await findUnknownDomains(tx, given);
    const changes = findChanges(row, given, secret);
    if (changes.length === 0 && unknown.length === 0) return [];
    const now = clock.now();
    const values = {
      kind: 'oidc' as const,
      issuer,
      clientId,
      encryptedSecret: secret.encrypt(clientSecret),
      offSince: null,
    };
    if (changes.length > 0)
      await tx
        .insert(identityProvider)
        .values({ id: companyId, companyId, createdAt: now, ...values })
        .onConflictDoUpdate({ target: identityProvider.id, set: values });
    if (unknown.length > 0)
      await tx
        .insert(companyDomain)
        .values(unknown.map((domain) => ({ domain, companyId, providerId: companyId, verifiedAt: now })))
        .onConflictDoUpdate({
          target: [companyDomain.companyId, companyDomain.domain],
          set: { providerId: companyId, verifiedAt: now },
        });
    await audit.record(tx, {
      action: 'identity_provider.set',
      companyId,
      subject: { kind: 'company', id: companyId },
      origin: { address: '', userAgent: '' },
      details: {
        by: 'operator',
        issuer,
        client_id: clientId,
        changed: [...changes, ...unknown].join(', '),
      },
    });
    return [...changes, ...unknown.map((domain) => `domain ${domain}`)];
  });
}
