import type { CompanyId } from '@drawbridge/contracts';
import type { Limit } from '../../../platform/limits/limits.ts';

/** Looks for DNS records that administrators of one company asked for. */
export const domainChecksOf = (companyId: CompanyId): Limit => ({
  of: ['domain check', companyId],
  most: 30,
  windowMs: 900_000,
});
