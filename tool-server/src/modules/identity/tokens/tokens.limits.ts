import type { PersonId } from '@drawbridge/contracts';
import type { Limit } from '../../../platform/limits/limits.ts';

export const tokensMadeBy = (personId: PersonId): Limit => ({
  of: ['tokens', personId],
  most: 30,
  windowMs: 3_600_000,
});
