import { type PersonId, problem } from '@drawbridge/contracts';
import type { Tx } from '../../../platform/db/database.ts';
import type { Limit, Limits } from '../../../platform/limits/limits.ts';

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

/** Counts a try in a transaction, so that a try that is refused afterwards does not count. Throws `too_many_tries`. */
export async function checkLabLimit(
  tx: Tx,
  limits: Pick<Limits, 'count'>,
  { limit, message }: { limit: Limit; message: string },
): Promise<void> {
  const retryAfterSeconds = await limits.count(tx, [limit]);
  if (retryAfterSeconds !== undefined) throw problem('too_many_tries', { message, retryAfterSeconds });
}
