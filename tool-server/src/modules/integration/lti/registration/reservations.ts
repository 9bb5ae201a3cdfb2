import { createHmac, createSecretKey, randomUUID } from 'node:crypto';
import { asId, type CompanyId, type PlatformId } from '@drawbridge/contracts';
import type { Secret } from '../../../../platform/secret/secret.ts';
import { isUuid } from '../../../../platform/uuid.ts';
import { isEqual } from '../login/state-signer.ts';

/**
 * The id of a registration that does not exist yet: a platform asks for our login address, which names it, before it
 * gives the client id. Stored nowhere. Signed for one company, so that no other takes an id whose address is in use.
 */
export interface Reservations {
  make(companyId: CompanyId): { id: PlatformId; token: string };
  /** Reads a token. Returns undefined when it was not made for this company. */
  read(companyId: CompanyId, token: string): PlatformId | undefined;
}

export function createReservations(secret: Secret): Reservations {
  const key = createSecretKey(secret.derive('lti-reservation'));
  const sign = (companyId: CompanyId, id: string) =>
    `${id}.${createHmac('sha256', key).update(`${companyId} ${id}`).digest('base64url').slice(0, 22)}`;
  return {
    make(companyId) {
      const id = randomUUID();
      return { id: asId(id), token: sign(companyId, id) };
    },
    read(companyId, token) {
      const [id = ''] = token.split('.');
      return isUuid(id) && isEqual(token, sign(companyId, id)) ? asId(id) : undefined;
    },
  };
}
