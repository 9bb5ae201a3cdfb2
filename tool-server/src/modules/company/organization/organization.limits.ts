import type { CompanyId } from '@drawbridge/contracts';
import type { Limit } from '../../../platform/limits/limits.ts';

export const logosOf = (companyId: CompanyId): Limit => ({
  of: ['logos', companyId],
  most: 30,
  windowMs: 3_600_000,
});
