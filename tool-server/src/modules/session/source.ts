import { createHmac } from 'node:crypto';
import { toSource } from '../../platform/limits/address.ts';
import type { Secret } from '../../platform/secret/secret.ts';

/** Tells addresses apart without keeping them. */
export type ToMark = (address: string) => string;

export function createMarks(secret: Secret): ToMark {
  const key = secret.derive('source mark');
  return (address) => createHmac('sha256', key).update(toSource(address)).digest('base64url').slice(0, 22);
}
