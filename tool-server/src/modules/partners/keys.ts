import { createHash, createHmac } from 'node:crypto';
import { asId, type PartnerId, type PersonId } from '@drawbridge/contracts';
import { takeRandomBytes } from '../../platform/secret/random.ts';

/** They tell the kinds of keys and tokens apart, and make a leaked one searchable. */
const PREFIXES = { publishable: 'dbpk_', secret: 'dbsk_', token: 'dbet_' } as const;

/** A longer text is none of ours, and is not hashed. */
const LONGEST = 100;

const isOfKind = (kind: keyof typeof PREFIXES) => (text: string) => text.startsWith(PREFIXES[kind]);
export const isSecretKey = isOfKind('secret');
export const isEmbedToken = isOfKind('token');

export const isPlausible = (text: string): boolean => text.length <= LONGEST;

export const makeKey = (kind: keyof typeof PREFIXES): string =>
  PREFIXES[kind] + takeRandomBytes(32).toString('base64url');

/** What is stored of a secret key or a token: both are random, so that a plain hash tells nothing. */
export const toHash = (key: string): string => createHash('sha256').update(key).digest('base64url');

export const toEnding = (key: string): string => key.slice(-4);

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
