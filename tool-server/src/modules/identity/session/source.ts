import { createHmac } from 'node:crypto';
import { toNeighbourhood, toSource } from '../../../platform/limits/address.ts';
import type { Secret } from '../../../platform/secret/secret.ts';

/** Distinguishes network addresses without storing them. */
export type HashSource = (address: string) => string;

const toMark = (key: Parameters<typeof createHmac>[1], text: string) =>
  createHmac('sha256', key).update(text).digest('base64url').slice(0, 22);

export function createSourceHasher(secret: Secret): HashSource {
  const key = secret.derive('source mark');
  return (address) => toMark(key, toSource(address));
}

/** Distinguishes the networks and devices of a person. A household or an office counts as one network. */
export function createKnownPlaceHasher(secret: Secret) {
  const key = secret.derive('known place');
  return {
    hashNetwork: (address: string) => toMark(key, `network ${toNeighbourhood(address)}`),
    hashDevice: (device: string) => toMark(key, `device ${device}`),
  };
}
export type KnownPlaceHasher = ReturnType<typeof createKnownPlaceHasher>;
