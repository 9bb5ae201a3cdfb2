import { createHmac, timingSafeEqual } from 'node:crypto';
import type { LabResult } from '@drawbridge/contracts/practice';
import { toCanonicalJson } from '../engine/canonical.ts';

/**
 * Returns the HMAC-SHA-256 (hex) over the canonical JSON of a result without its signature and without replays. Replays
 * are only shown, and lists leave them out.
 */
export function toSignature(result: Omit<LabResult, 'signature'>, key: string): string {
  const tests = result.tests.map(({ replay: _replay, ...test }) => test);
  return createHmac('sha256', key)
    .update('lab-result\n')
    .update(toCanonicalJson({ ...result, tests }))
    .digest('hex');
}

/** Returns true when the result was signed with this key and not changed since. */
export function verifyResult(result: LabResult, key: string): boolean {
  const { signature, ...rest } = result;
  const given = Buffer.from(signature, 'hex');
  const expected = Buffer.from(toSignature(rest, key), 'hex');
  return given.length === expected.length && timingSafeEqual(given, expected);
}

/** Returns the seed of the hidden tests: fixed for a submission, and not predictable without the key. */
export function toHiddenSeed(key: string, contentHash: string, submissionHash: string, seed: string): string {
  return createHmac('sha256', key)
    .update(['hidden-seed', contentHash, submissionHash, seed].join('\n'))
    .digest('hex');
}
