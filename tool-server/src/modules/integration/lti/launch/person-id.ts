import { createHash } from 'node:crypto';
import { asId, type PersonId } from '@drawbridge/contracts';
import type { KnownPlatform } from '../platforms/platform-registry.ts';

/**
 * The id of a launched person is derived from the platform's issuer and subject, so that no launch needs to look it up.
 * It includes the company: a registration that moves to another company leaves its people behind.
 * @see LTI-16
 */
export function toPersonId(
  { companyId, issuer, clientId }: Pick<KnownPlatform, 'companyId' | 'issuer' | 'clientId'>,
  subject: string,
): PersonId {
  const hex = createHash('sha256')
    .update(JSON.stringify([companyId, issuer, clientId, subject]))
    .digest('hex');
  // RFC 9562 5.8: version 8, a UUID with our own contents.
  return asId(
    `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`,
  );
}
