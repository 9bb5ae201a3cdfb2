import { randomUUID } from 'node:crypto';
import { SignJWT } from 'jose';
import type { Clock } from '../../../platform/clock.ts';
import type { Send } from '../../../platform/http/send.ts';
import type { KeyRing } from '../../keys/index.ts';
import { CLAIM, isObject } from '../launch/claims.ts';

export interface TokenOwner {
  id: string;
  clientId: string;
  authTokenUrl: string;
}

export interface AccessTokens {
  get(platform: TokenOwner, deploymentId: string, scope: string): Promise<string>;
  /** Drops a token the platform no longer accepts; the next call gets a new one. */
  drop(platform: TokenOwner, deploymentId: string, scope: string, token: string): void;
}

/** The platform issued no token; `status` as in its response. */
export class TokenError extends Error {
  readonly status: number;
  constructor(status: number) {
    super(`the token address answered ${status}`);
    this.name = 'TokenError';
    this.status = status;
  }
}

const TIMEOUT_MS = 10_000;
const MAX_BYTES = 65_536;
const ASSERTION_SECONDS = 300;
/** A token is replaced this long before it expires. */
const EARLY_MS = 60_000;

/** Security Framework 4.1.2: tokens by signed assertion, one request in flight per deployment and scope. */
export function createAccessTokens(deps: { send: Send; keys: KeyRing; clock: Clock }): AccessTokens {
  const { send, keys, clock } = deps;
  const known = new Map<string, { token: string; expiresAt: number }>();
  const pending = new Map<string, Promise<string>>();
  /** The assertion names the deployment: a token issued for one is not valid for another. */
  const toSlot = ({ id, authTokenUrl }: TokenOwner, deploymentId: string, scope: string) =>
    JSON.stringify([id, authTokenUrl, deploymentId, scope]);

  async function signAssertion({ clientId, authTokenUrl }: TokenOwner, deploymentId: string) {
    const { kid, algorithm, privateKey } = await keys.current();
    const now = Math.floor(clock.now().getTime() / 1000);
    return new SignJWT({ [CLAIM.deployment]: deploymentId })
      .setProtectedHeader({ alg: algorithm, kid, typ: 'JWT' })
      .setIssuer(clientId)
      .setSubject(clientId)
      .setAudience(authTokenUrl)
      .setIssuedAt(now)
      .setExpirationTime(now + ASSERTION_SECONDS)
      .setJti(randomUUID())
      .sign(privateKey);
  }

  async function requestToken(platform: TokenOwner, deploymentId: string, scope: string): Promise<string> {
    const { status, text } = await send({
      url: platform.authTokenUrl,
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({
        grant_type: 'client_credentials',
        client_assertion_type: 'urn:ietf:params:oauth:client-assertion-type:jwt-bearer',
        client_assertion: await signAssertion(platform, deploymentId),
        scope,
      }).toString(),
      timeoutMs: TIMEOUT_MS,
      maxBytes: MAX_BYTES,
    });
    if (status !== 200) throw new TokenError(status);
    const answer: unknown = JSON.parse(text);
    if (!isObject(answer) || typeof answer.access_token !== 'string')
      throw new Error('the token address gave no access_token');
    const seconds = typeof answer.expires_in === 'number' ? answer.expires_in : 3_600;
    known.set(toSlot(platform, deploymentId, scope), {
      token: answer.access_token,
      expiresAt: clock.now().getTime() + seconds * 1_000,
    });
    return answer.access_token;
  }

  return {
    get(platform, deploymentId, scope) {
      const slot = toSlot(platform, deploymentId, scope);
      const stored = known.get(slot);
      if (stored && stored.expiresAt - EARLY_MS > clock.now().getTime()) return Promise.resolve(stored.token);
      const current = pending.get(slot);
      if (current) return current;
      const request = requestToken(platform, deploymentId, scope).finally(() => pending.delete(slot));
      pending.set(slot, request);
      return request;
    },
    drop(platform, deploymentId, scope, token) {
      const slot = toSlot(platform, deploymentId, scope);
      if (known.get(slot)?.token === token) known.delete(slot);
    },
  };
}
