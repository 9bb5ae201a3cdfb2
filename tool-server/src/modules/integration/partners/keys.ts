import { createHmac } from 'node:crypto';
import { asId, type PartnerId, type PersonId } from '@drawbridge/contracts';
import { makeOpaqueKey } from '../../../platform/secret/opaque-key.ts';
import { takeRandomBytes } from '../../../platform/secret/random.ts';

export { isPlausible, toEnding, toHash } from '../../../platform/secret/opaque-key.ts';

/** They tell the kinds of keys and tokens apart, and make a leaked one searchable. */
const PREFIXES = { publishable: 'dbpk_', secret: 'dbsk_', token: 'dbet_' } as const;

const isOfKind = (kind: keyof typeof PREFIXES) => (text: string) => text.startsWith(PREFIXES[kind]);
export const isSecretKey = isOfKind('secret');
export const isEmbedToken = isOfKind('token');

export const makeKey = (kind: keyof typeof PREFIXES): string => makeOpaqueKey(PREFIXES[kind]);

export const makeVisitorKey = (): string => takeRandomBytes(32).toString('base64url');

/**
 * The person that a partner's visitor is: always the same one, and nobody without the partner's key can tell whom.
 * The id is all that is kept of the partner's own id.
 */
export function toVisitorPersonId(visitorKey: string, partnerId: PartnerId, visitorId: string): PersonId {
  const hex = createHmac('sha256', visitorKey)
    .update(JSON.stringify([partnerId, visitorId]))
    .digest('hex');
  // RFC 9562 5.8: version 8, a UUID with our own contents.
  return asId(
    `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`,
  );
}
