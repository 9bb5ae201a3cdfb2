import { createHmac } from 'node:crypto';
import { toSource } from '../../platform/limits/address.ts';
import type { Secret } from '../../platform/secret/secret.ts';

/** Distinguishes network addresses without storing them. */
export type HashSource = (address: string) => string;

export function createSourceHasher(secret: Secret): HashSource {
  const key = secret.derive('source mark');
  return (address) => createHmac('sha256', key).update(toSource(address)).digest('base64url').slice(0, 22);
}
