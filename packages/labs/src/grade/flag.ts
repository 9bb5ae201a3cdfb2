import { createHmac, timingSafeEqual } from 'node:crypto';

/** Whose flag: it is never stored, but computed whenever it is needed. */
export interface FlagOwner {
  learner: string;
  lab: string;
  contentHash: string;
  attempt: string;
}

const ALPHABET = 'abcdefghijkmnpqrstuvwxyz23456789';
const LENGTH = 26;

/**
 * The flag of one learner's attempt: 130 bits of an HMAC under the tenant's key, in characters that are hard to
 * confuse.
 */
export function createFlag(tenantKey: Buffer, { learner, lab, contentHash, attempt }: FlagOwner): string {
  const bytes = createHmac('sha256', tenantKey)
    .update(['flag', learner, lab, contentHash, attempt].join('\n'))
    .digest();
  const signs = Array.from(bytes.subarray(0, LENGTH), (byte) => ALPHABET[byte & 31]);
  return `flag{${signs.join('')}}`;
}

/** Compares in constant time. */
export function isFlag(given: string, wanted: string): boolean {
  const hash = (text: string) => createHmac('sha256', 'compare').update(text).digest();
  return timingSafeEqual(hash(given), hash(wanted));
}
