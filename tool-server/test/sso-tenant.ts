import { asId, type CompanyId } from '@drawbridge/contracts';
import { company } from '../src/modules/people/index.ts';
import { companyDomain, identityProvider } from '../src/modules/sso/sso.table.ts';
import type { TestTool } from './create-test-tool.ts';

type ProviderValues = Partial<typeof identityProvider.$inferInsert>;

/** A company with a provider and a domain that is its own. */
export async function makeTenant(
  tool: TestTool,
  id: string,
  values: ProviderValues & {
    domain?: string;
    verified?: boolean;
    companyId?: CompanyId;
    companyEnds?: Date;
  } = {},
): Promise<CompanyId> {
  const { domain = `${id}.test`, verified = true, companyEnds = null, ...provider } = values;
  const { db } = tool.database;
  const companyId = provider.companyId ?? asId<'company'>(crypto.randomUUID());
  if (!provider.companyId)
    await db.insert(company).values({ id: companyId, name: id, expiresAt: companyEnds });
  const now = tool.clock.now();
  await db.insert(identityProvider).values({ id, kind: 'oidc', createdAt: now, ...provider, companyId });
  await db
    .insert(companyDomain)
    .values({ domain, companyId, providerId: id, verifiedAt: verified ? now : null });
  return companyId;
}
