import type { PersonId } from '@drawbridge/contracts';
import type { Limit } from '../../../platform/limits/limits.ts';

/** Wrong passwords of one person: a session that was left open is no way to guess. */
export const wrongPasswordsOf = (personId: PersonId): Limit => ({
  of: ['identity proof', personId],
  most: 20,
  windowMs: 900_000,
});
