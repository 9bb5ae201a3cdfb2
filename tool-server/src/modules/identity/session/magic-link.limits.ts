import { MAGIC_LINK_LOCK_SECONDS } from '@drawbridge/contracts';
import type { Limit } from '../../../platform/limits/limits.ts';

const MINUTE_MS = 60_000;

/** One link in thirty seconds for one person, requested from one address. @see AUTH-12 */
export const linksOf = (email: string, source: string): Limit => ({
  of: ['magic link', email, source],
  most: 1,
  windowMs: MAGIC_LINK_LOCK_SECONDS * 1000,
});
export const linksFrom = (source: string): Limit => ({
  of: ['magic link', source],
  most: 120,
  windowMs: 10 * MINUTE_MS,
});
/** A mailbox cannot be filled from networks that the person never signed in from: past this figure one each minute. */
export const linksFromElsewhereTo = (email: string): Limit => ({
  of: ['magic link from elsewhere', email],
  most: 10,
  windowMs: 10 * MINUTE_MS,
});
export const linksOfMinuteTo = (email: string): Limit => ({
  of: ['magic link of a minute', email],
  most: 1,
  windowMs: MINUTE_MS,
});

export const linkAnswersFrom = (source: string): Limit => ({
  of: ['magic link answer', source],
  most: 60,
  windowMs: MINUTE_MS,
});
