import type { Limit } from '../../../platform/limits/limits.ts';

const HOUR_MS = 3_600_000;

/** Guests made from one address: enough for a class behind one address that tries a lab together. */
export const guestsFrom = (source: string): Limit => ({ of: ['guest', source], most: 30, windowMs: HOUR_MS });
