import { createHmac, createSecretKey, type KeyObject } from 'node:crypto';
import type { Secret } from '../../../../platform/secret/secret.ts';
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
  /** The origin that framed the launch, when the registration does not name it. */
  frame?: string | undefined;
}

export interface LtikSigner {
  /** ltijs verifies with the same key. */
  key: KeyObject;
  sign(claims: LtikClaims): string;
  /** Reads an ltik. Returns undefined when it was not made here or was changed. @see LTI-14 */
  verify(ltik: string): LtikClaims | undefined;
}

/** The page of a launch is requested immediately: of so many ltiks it is known that they were signed here. */
const MOST_RECENT = 1_000;

const HEADER = Buffer.from('{"alg":"HS256","typ":"JWT"}').toString('base64url');

/** The ltik carries no expiry: how long it may be exchanged is in the session's row, measured by our own clock. */
export function createLtikSigner(secret: Secret): LtikSigner {
  const key = createSecretKey(secret.derive('lti-ltik'));
  /** Recent ltiks, in the order in which they were signed. */
  const recent = new Map<string, LtikClaims>();
  const toSignature = (text: string) => createHmac('sha256', key).update(text).digest('base64url');
  return {
    key,
    sign(claims) {
      const text = `${HEADER}.${Buffer.from(JSON.stringify(claims)).toString('base64url')}`;
      const ltik = `${text}.${toSignature(text)}`;
      recent.set(ltik, claims);
      if (recent.size > MOST_RECENT) recent.delete(recent.keys().next().value as string);
      return ltik;
    },
    verify(ltik) {
      const known = recent.get(ltik);
      if (known) return known;
      const [header, payload, signature, rest] = ltik.split('.');
      if (header !== HEADER || !payload || !signature || rest !== undefined) return undefined;
      if (!isEqual(signature, toSignature(`${header}.${payload}`))) return undefined;
      return JSON.parse(Buffer.from(payload, 'base64url').toString('utf8')) as LtikClaims;
    },
  };
}
