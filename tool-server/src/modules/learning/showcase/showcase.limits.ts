import type { PersonId } from '@drawbridge/contracts';
import type { Limit } from '../../../platform/limits/limits.ts';

export const uploadsOf = (personId: PersonId): Limit => ({
  of: ['showcase', personId],
  most: 30,
  windowMs: 3_600_000,
});
