import type { PersonId } from '@drawbridge/contracts';
import type { Limit } from '../../../platform/limits/limits.ts';

const HOUR_MS = 3_600_000;

/** Codes that an account makes. */
export const codesOf = (accountId: PersonId): Limit => ({
  of: ['link-code', accountId],
  most: 10,
  windowMs: HOUR_MS,
});

/**
 * Codes that were typed at all platforms of a company and are not right: whoever runs a platform has as many learners as
 * they like, and guesses at the codes of everybody.
 */
export const codesTypedAt = (companyId: string): Limit => ({
  of: ['link-code-typed-at', companyId],
  most: 500,
  windowMs: HOUR_MS,
});

/** One entry of the audit trail says that a limit was reached, not one for each try. */
export const limitEntriesOf = (companyId: string): Limit => ({
  of: ['link-code-limit-entry', companyId],
  most: 1,
  windowMs: HOUR_MS,
});

/** Codes that a launched person types, right or wrong: of 30⁸ codes nobody finds one. */
export const codesTypedBy = (learnerId: string): Limit => ({
  of: ['link-code-typed', learnerId],
  most: 20,
  windowMs: HOUR_MS,
});
