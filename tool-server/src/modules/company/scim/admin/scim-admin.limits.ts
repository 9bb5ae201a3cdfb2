import type { CompanyId } from '@drawbridge/contracts';
import type { Limit } from '../../../../platform/limits/limits.ts';

/** Each makes a secret that is valid for some minutes. */
export const scimTestsOf = (companyId: CompanyId): Limit => ({
  of: ['scim tests', companyId],
  most: 20,
  windowMs: 900_000,
});
