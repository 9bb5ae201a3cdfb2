import { toSource } from '../../../platform/limits/address.ts';
import type { Limit } from '../../../platform/limits/limits.ts';

/** Enough for a class behind one address, too little to copy the whole board. */
export const profileReadsFrom = (address: string): Limit => ({
  of: ['public-profile', toSource(address)],
  most: 240,
  windowMs: 60_000,
});
