import type { CompanyId } from '@drawbridge/contracts';
import type { Limit } from '../../../../platform/limits/limits.ts';

/** Calls to a provider that administrators of one company cause while they set it up. */
export const ssoSetupOf = (companyId: CompanyId): Limit => ({
  of: ['sso setup', companyId],
  most: 60,
  windowMs: 900_000,
});
