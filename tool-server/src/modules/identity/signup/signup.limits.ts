import type { Limit } from '../../../platform/limits/limits.ts';

const SECOND_MS = 1_000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;

/** Accounts made from one address: enough for a class behind one address. */
export const signupsFrom = (source: string): Limit => ({
  of: ['signup', source],
  most: 120,
  windowMs: HOUR_MS,
});

/** @see behaviour.md: the resend lock is stored on the server too */
export const resendLock = (email: string, source: string): Limit => ({
  of: ['code mail', email, source],
  most: 1,
  windowMs: 30 * SECOND_MS,
});

/** A mailbox cannot be filled, neither from one address nor from many. */
export const codeMails = (email: string, source: string): Limit[] => [
  { of: ['code mails', email], most: 20, windowMs: HOUR_MS },
  { of: ['code mails to', email, source], most: 5, windowMs: HOUR_MS },
  { of: ['code mails from', source], most: 240, windowMs: HOUR_MS },
];

/** Wrong codes of one person typed at one address; a new code begins again. */
export const typedCodesOf = (email: string, source: string): Limit => ({
  of: ['typed codes', email, source],
  most: 5,
  windowMs: 15 * MINUTE_MS,
});

/** Codes typed at many addresses together. The link of the mail is not counted: it cannot be locked. */
export const typedCodesOfAll = (email: string): Limit => ({
  of: ['typed codes', email],
  most: 40,
  windowMs: HOUR_MS,
});

export const confirmsFrom = (source: string): Limit => ({
  of: ['code tries from', source],
  most: 120,
  windowMs: MINUTE_MS,
});
