import { createHmac, createSecretKey, type KeyObject } from 'node:crypto';
import type { Secret } from '../../../platform/secret/secret.ts';
import { isEqual } from '../login/state.ts';

/** What an ltik says: a JWT as ltijs makes and checks it, holding ids of ours and nothing personal. @see LTI-24 */
export interface LtikClaims {
  platformUrl: string;
  clientId: string;
  deploymentId: string;
  /** The launch session. */
  contextId: string;
  /** The person. */
  user: string;
}

export interface LtikSeal {
  /** ltijs verifies with the same key. */
  key: KeyObject;
  seal(claims: LtikClaims): string;
  /** Undefined when it was not made here or was changed. @see LTI-14 */
  open(ltik: string): LtikClaims | undefined;
}

const HEADER = Buffer.from('{"alg":"HS256","typ":"JWT"}').toString('base64url');

/** The ltik carries no expiry: how long it may be swapped stands in the session's row, under our own clock. */
export function createLtikSeal(secret: Secret): LtikSeal {
  const key = createSecretKey(secret.derive('lti-ltik'));
  const sign = (text: string) => createHmac('sha256', key).update(text).digest('base64url');
  return {
    key,
    seal(claims) {
      const text = `${HEADER}.${Buffer.from(JSON.stringify(claims)).toString('base64url')}`;
      return `${text}.${sign(text)}`;
    },
    open(ltik) {
      const [header, payload, signature, rest] = ltik.split('.');
      if (header !== HEADER || !payload || !signature || rest !== undefined) return undefined;
      if (!isEqual(signature, sign(`${header}.${payload}`))) return undefined;
      return JSON.parse(Buffer.from(payload, 'base64url').toString('utf8')) as LtikClaims;
    },
  };
}
