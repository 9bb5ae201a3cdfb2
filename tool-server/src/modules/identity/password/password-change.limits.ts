import type { Limit } from '../../../platform/limits/limits.ts';

const MINUTE_MS = 60_000;

/** Wrong current passwords of one person: a session that was left open is no way to guess. */
export const changesOf = (personId: string): Limit => ({
  of: ['password change', personId],
  most: 10,
  windowMs: 15 * MINUTE_MS,
});

/** One link in thirty seconds for one person, requested from one address. */
export const resetMail = (email: string, source: string): Limit => ({
  of: ['reset mail', email, source],
  most: 1,
  windowMs: MINUTE_MS / 2,
});
export const resetMailsFrom = (source: string): Limit => ({
  of: ['reset mails from', source],
  most: 60,
  windowMs: 10 * MINUTE_MS,
});
/** A mailbox cannot be filled from many addresses. Past this figure the links of the mails before still work. */
export const resetMailsTo = (email: string): Limit => ({
  of: ['reset mails to', email],
  most: 10,
  windowMs: 10 * MINUTE_MS,
});
export const resetMailsOfMinute = (email: string): Limit => ({
  of: ['reset mail of a minute', email],
  most: 1,
  windowMs: MINUTE_MS,
});
export const resetsFrom = (source: string): Limit => ({
  of: ['password resets from', source],
  most: 60,
  windowMs: MINUTE_MS,
});
