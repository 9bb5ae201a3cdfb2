import type { PersonId } from '@drawbridge/contracts';
import type { Limit } from '../../../platform/limits/limits.ts';

const DAY_MS = 86_400_000;

/** Rows of one person in a day: several times what learners do, and an end to what a script can fill. */
export const submissionsOf = (personId: PersonId): Limit => ({
  of: ['lab submission', personId],
  most: 300,
  windowMs: DAY_MS,
});
export const resetsOf = (personId: PersonId, labId: string): Limit => ({
  of: ['lab reset', personId, labId],
  most: 30,
  windowMs: DAY_MS,
});
export const SUBMISSIONS_USED = 'You have submitted as often as is allowed in a day. Try again later.';
export const RESETS_USED = 'You have reset this lab as often as is allowed in a day. Try again later.';

export const GUEST_SUBMISSIONS_USED =
  'Guests at your network address have submitted a lot in the last minutes. Try again later, or sign up: accounts have no such limit.';
/** Submissions of all guests at one address. */
export const guestSubmissionsFrom = (source: string): Limit => ({
  of: ['guest submission', source],
  most: 30,
  windowMs: 600_000,
});
