import type { PersonId } from '@drawbridge/contracts';
import type { Limit } from '../../platform/limits/limits.ts';

const HOUR_MS = 3_600_000;

/** Codes that an account makes. */
export const codesOf = (accountId: PersonId): Limit => ({
  of: ['link-code', accountId],
  most: 10,
  windowMs: HOUR_MS,
});

/** Codes that a launched person types, right or wrong: of 30⁸ codes nobody finds one. */
export const codesTypedBy = (learnerId: string): Limit => ({
  of: ['link-code-typed', learnerId],
  most: 20,
  windowMs: HOUR_MS,
});
