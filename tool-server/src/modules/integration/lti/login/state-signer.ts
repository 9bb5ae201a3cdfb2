import { createHmac, createSecretKey, timingSafeEqual } from 'node:crypto';
import { takeRandomBytes } from '../../../../platform/secret/random.ts';
import type { Secret } from '../../../../platform/secret/secret.ts';

/** What login passes on to launch. It travels through the browser, signed; nothing is stored. */
export interface LoginState {
  /** State id: 128 random bits. */
  i: string;
  /** Platform. */
  p: string;
  /** `target_link_uri` of the login. */
  t: string;
  /** The login came to the address that names its registration, not to the one that all platforms share. */
  n?: boolean | undefined;
  /** Deployment named at login, if it was. */
  d?: string | undefined;
  /** `lti_storage_target`: the platform offers to store the binding for browsers without our cookie. */
  s?: string | undefined;
  /** `login_hint` and `lti_message_hint`, so that the launch can begin again in a new tab. */
  h?: string | undefined;
  m?: string | undefined;
  /** Expiry, seconds. */
  e: number;
}

export const STATE_LIFETIME_SECONDS = 600;

/** A state as it is sent, and two values derived from it under our key: neither is sent inside it. */
export interface SignedState {
  signed: string;
  /** Sent to the platform and returned in the id_token. */
  nonce: string;
  /** Stays in the browser that began the login. */
  binding: string;
}

export interface StateSigner {
  newId(): string;
  sign(state: LoginState): SignedState;
  /** Returns the state, or undefined when it was not signed here or was changed since. Does not check the expiry. */
  verify(signed: string): (SignedState & { state: LoginState }) | undefined;
}

export function isEqual(a: string, b: string): boolean {
  const left = Buffer.from(a);
  const right = Buffer.from(b);
  return left.length === right.length && timingSafeEqual(left, right);
}

export function createStateSigner(secret: Secret): StateSigner {
  const key = createSecretKey(secret.derive('lti-state'));
  /** One pseudo-random output, whose parts are independent: 256 bits of signature, 128 each for the rest. */
  function derive(text: string) {
    const bytes = createHmac('sha512', key).update(text).digest();
    return {
      signature: bytes.toString('base64url', 0, 32),
      nonce: bytes.toString('base64url', 32, 48),
      binding: bytes.toString('base64url', 48, 64),
    };
  }
  return {
    newId: () => takeRandomBytes(16).toString('base64url'),
    sign(state) {
      const text = Buffer.from(JSON.stringify(state)).toString('base64url');
      const { signature, nonce, binding } = derive(text);
      return { signed: `${text}.${signature}`, nonce, binding };
    },
    verify(signed) {
      const [text, given, rest] = signed.split('.');
      if (!text || !given || rest !== undefined) return undefined;
      const { signature, nonce, binding } = derive(text);
      if (!isEqual(given, signature)) return undefined;
      const state = JSON.parse(Buffer.from(text, 'base64url').toString('utf8')) as LoginState;
      return { state, signed, nonce, binding };
    },
  };
}
