import type { PersonId } from '@drawbridge/contracts';
import type { Limit } from '../../../platform/limits/limits.ts';

const QUARTER_MS = 900_000;

/** Wrong codes of an app that is being added. */
export const newFactorTriesOf = (personId: PersonId): Limit => ({
  of: ['second factor change', personId],
  most: 20,
  windowMs: QUARTER_MS,
});

/** Wrong second factors of a sign-in. Only who has the first factor can use these up. @see ASVS 6.3.1 */
export const secondStepTriesOf = (personId: PersonId): Limit => ({
  of: ['second factor', personId],
  most: 20,
  windowMs: QUARTER_MS,
});
