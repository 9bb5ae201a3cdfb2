import type { PersonId } from '@drawbridge/contracts';
import type { Limit } from '../../../platform/limits/limits.ts';

export const picturesOf = (personId: PersonId): Limit => ({
  of: ['pictures', personId],
  most: 30,
  windowMs: 3_600_000,
});
