const FIRST_MS = 5_000;
const LONGEST_MS = 3_600_000;
const LONGEST_WAIT_MS = 24 * 3_600_000;

/** Doubles from five seconds to an hour; each wait is reduced by up to a half, so that many do not return together. */
export function toBackoffMs(tries: number, random = Math.random()): number {
  return Math.min(LONGEST_MS, FIRST_MS * 2 ** Math.min(tries, 20)) * (0.5 + random / 2);
}

/**
 * RFC 9110 10.2.3: seconds or a date; undefined when it is neither. Limited, so that a platform cannot delay us for
 * ever.
 */
export function readRetryAfterMs(header: string | undefined, now: Date): number | undefined {
  if (header === undefined) return undefined;
  const ms = /^\d+$/.test(header) ? Number(header) * 1_000 : Date.parse(header) - now.getTime();
  return Number.isNaN(ms) ? undefined : Math.min(Math.max(0, ms), LONGEST_WAIT_MS);
}

/**
 * What the platform asks for, and never less than without its word: a Retry-After of 0, or of a time that is over, would
 * use up all tries at once.
 */
export const toWaitMs = (tries: number, retryAfterMs: number | undefined): number =>
  Math.max(toBackoffMs(tries), retryAfterMs ?? 0);
