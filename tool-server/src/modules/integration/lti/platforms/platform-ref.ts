import { createHmac, createSecretKey } from 'node:crypto';
import type { PlatformId } from '@drawbridge/contracts';
import type { Secret } from '../../../../platform/secret/secret.ts';
import { isEqual } from '../login/state-signer.ts';

/**
 * Names a platform in the address of a launched page: the page may be loaded again in the platform's frame, when its
 * ltik is used up. Not a secret: it gives access to no data. Signed, so that no one can try ids and learn which
 * platforms exist.
 */
export interface PlatformRefs {
  /** `frame`: an origin of this launch that the registration does not name. */
  of(id: PlatformId, frame?: string): string;
  /** Reads a reference. Returns undefined when it was not made here. */
  verify(ref: string): { id: string; frame: string | undefined } | undefined;
}

const ID_BYTES = 16;
const TAG_BYTES = 16;
const REF = /^([\w-]{43})(?:\.([\w-]{1,400}))?$/;

export function createPlatformRefs(secret: Secret): PlatformRefs {
  const key = createSecretKey(secret.derive('lti-platform-ref'));
  function sign(id: Buffer, frame: string | undefined): string {
    const tag = createHmac('sha256', key)
      .update(id)
      .update(frame ?? '')
      .digest()
      .subarray(0, TAG_BYTES);
    const own = Buffer.concat([id, tag]).toString('base64url');
    return frame === undefined ? own : `${own}.${Buffer.from(frame).toString('base64url')}`;
  }
  return {
    of: (id, frame) => sign(Buffer.from(id.replaceAll('-', ''), 'hex'), frame),
    verify(ref) {
      const [, own, encoded] = REF.exec(ref) ?? [];
      if (own === undefined) return undefined;
      const bytes = Buffer.from(own, 'base64url').subarray(0, ID_BYTES);
      const frame = encoded === undefined ? undefined : Buffer.from(encoded, 'base64url').toString('utf8');
      if (!isEqual(ref, sign(bytes, frame))) return undefined;
      return {
        id: bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-'),
        frame,
      };
    },
  };
}
