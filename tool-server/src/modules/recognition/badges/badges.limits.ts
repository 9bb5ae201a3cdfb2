import { toSource } from '../../../platform/limits/address.ts';
import type { Limit } from '../../../platform/limits/limits.ts';

const MINUTE_MS = 60_000;

/** What other programs read of badges. */
export const badgeReadsFrom = (address: string): Limit => ({
  of: ['badge-read', toSource(address)],
  most: 240,
  windowMs: MINUTE_MS,
});

export const badgeChecksFrom = (address: string): Limit => ({
  of: ['badge-check', toSource(address)],
  most: 60,
  windowMs: MINUTE_MS,
});
