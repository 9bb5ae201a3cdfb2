import { createHmac, createSecretKey } from 'node:crypto';
import type { PlatformId } from '@drawbridge/contracts';
import type { Secret } from '../../../platform/secret/secret.ts';
import { isEqual } from '../login/state-signer.ts';

/**
 * Names a platform in the address of a launched page: the page may be loaded again in the platform's frame, when its
 * ltik is used up. Not a secret: it gives access to no data. Signed, so that no one can try ids and learn which
 * platforms exist.
 */
export interface PlatformRefs {
  of(id: PlatformId): string;
  /** Undefined when it was not made here. */
  verify(ref: string): string | undefined;
}

const ID_BYTES = 16;
const TAG_BYTES = 16;
const REF = /^[\w-]{43}$/;

export function createPlatformRefs(secret: Secret): PlatformRefs {
  const key = createSecretKey(secret.derive('lti-platform-ref'));
  const sign = (id: Buffer) =>
    Buffer.concat([id, createHmac('sha256', key).update(id).digest().subarray(0, TAG_BYTES)]).toString(
      'base64url',
    );
  return {
    of: (id) => sign(Buffer.from(id.replaceAll('-', ''), 'hex')),
    verify(ref) {
      const bytes = REF.test(ref) ? Buffer.from(ref, 'base64url').subarray(0, ID_BYTES) : undefined;
      if (!bytes || !isEqual(ref, sign(bytes))) return undefined;
      return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
    },
  };
}
