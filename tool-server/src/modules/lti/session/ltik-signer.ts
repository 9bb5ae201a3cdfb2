import { createHmac, createSecretKey, type KeyObject } from 'node:crypto';
import type { Secret } from '../../../platform/secret/secret.ts';
import { isEqual } from '../login/state-signer.ts';

/** The payload of an ltik: a JWT as ltijs makes and checks it, holding ids of ours and nothing personal. @see LTI-24 */
export interface LtikClaims {
  platformUrl: string;
  clientId: string;
  /** Our id of the platform: several companies may have registered its issuer and client id. */
  registrationId: string;
  deploymentId: string;
  /** The launch session. */
  contextId: string;
  /** The person. */
  user: string;
  /** Where the launch was framed, when the registration does not name it. */
  frame?: string | undefined;
}

export interface LtikSigner {
  /** ltijs verifies with the same key. */
  key: KeyObject;
  sign(claims: LtikClaims): string;
  /** Undefined when it was not made here or was changed. @see LTI-14 */
  verify(ltik: string): LtikClaims | undefined;
}

const HEADER = Buffer.from('{"alg":"HS256","typ":"JWT"}').toString('base64url');

/** The ltik carries no expiry: how long it may be exchanged is in the session's row, measured by our own clock. */
export function createLtikSigner(secret: Secret): LtikSigner {
  const key = createSecretKey(secret.derive('lti-ltik'));
  const toSignature = (text: string) => createHmac('sha256', key).update(text).digest('base64url');
  return {
    key,
    sign(claims) {
      const text = `${HEADER}.${Buffer.from(JSON.stringify(claims)).toString('base64url')}`;
      return `${text}.${toSignature(text)}`;
    },
    verify(ltik) {
      const [header, payload, signature, rest] = ltik.split('.');
      if (header !== HEADER || !payload || !signature || rest !== undefined) return undefined;
      if (!isEqual(signature, toSignature(`${header}.${payload}`))) return undefined;
      return JSON.parse(Buffer.from(payload, 'base64url').toString('utf8')) as LtikClaims;
    },
  };
}
