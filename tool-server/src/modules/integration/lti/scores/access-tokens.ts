import type { Clock } from '../../../../platform/clock.ts';
import { readJson } from '../../../../platform/http/read-json.ts';
import type { OutgoingAnswer, Send } from '../../../../platform/http/send.ts';
import type { KeyRing } from '../../../kernel/keys/index.ts';
import { isObject, isString } from '../launch/claims.ts';
import { signClientAssertion } from '../outgoing/client-assertion.ts';
import { toDetail } from '../outgoing/hide-token.ts';
import { isOk } from '../outgoing/read-status.ts';
import { mayReceiveToken, type ServiceHosts } from './may-receive-token.ts';

export interface TokenOwner {
  id: string;
  clientId: string;
  authTokenUrl: string;
  /** `aud` of the assertion where it is not the token address. */
  tokenAudience: string | null;
  keySetUrl: string;
}

export interface AccessTokens {
  /** Returns whether a token of the platform may be sent to an address. Called before each call. */
  mayGoTo(address: string, platform: TokenOwner): boolean;
  get(platform: TokenOwner, deploymentId: string, scope: string): Promise<string>;
  /** Drops a token the platform no longer accepts; the next call gets a new one. */
  drop(platform: TokenOwner, deploymentId: string, scope: string, token: string): void;
}

/** The platform issued no token, or none that can be used. */
export class TokenError extends Error {
  readonly answer: OutgoingAnswer;
  /** What it said, for the log. */
  readonly detail: string | undefined;
  constructor(
    answer: OutgoingAnswer,
    message = `the token address answered ${answer.status}`,
    detail?: string,
  ) {
    super(message);
    this.name = 'TokenError';
    this.answer = answer;
    this.detail = detail;
  }
}

const TIMEOUT_MS = 10_000;
const MAX_BYTES = 65_536;
/** RFC 6749 A.12; longer ones do not fit into a header of most servers. */
const TOKEN = /^[\x20-\x7e]{1,16384}$/;
/** A token is replaced this long before it expires. */
const EARLY_MS = 60_000;

/** RFC 6749 5.2: why it refused, for the log. Nothing else of a document, which may hold a token all the same. */
function toWords(text: string): string | undefined {
  const answer = readJson(text);
  const said = isObject(answer) ? [answer.error, answer.error_description].filter(isString).join(': ') : text;
  return said === '' ? undefined : toDetail(said);
}

/** RFC 6749 5.1. */
function readToken(answer: OutgoingAnswer): { token: string; seconds: number } {
  const body = readJson(answer.text);
  const { access_token: token, expires_in: seconds } = isObject(body) ? body : {};
  if (typeof token !== 'string' || !TOKEN.test(token))
    throw new TokenError(answer, 'the token address gave no access token');
  return { token, seconds: typeof seconds === 'number' ? seconds : 3_600 };
}

/** Security Framework 4.1.2: tokens by signed assertion, one request in flight per deployment and scope. */
export function createAccessTokens(deps: {
  send: Send;
  keys: KeyRing;
  clock: Clock;
  serviceHosts: ServiceHosts;
}): AccessTokens {
  const { send, clock, serviceHosts } = deps;
  const known = new Map<string, { token: string; expiresAt: number }>();
  const pending = new Map<string, Promise<string>>();
  /** The assertion names the deployment: a token issued for one is not valid for another. */
  const toSlot = (
    { id, clientId, authTokenUrl, tokenAudience }: TokenOwner,
    deploymentId: string,
    scope: string,
  ) => JSON.stringify([id, clientId, authTokenUrl, tokenAudience, deploymentId, scope]);

  async function requestToken(platform: TokenOwner, deploymentId: string, scope: string): Promise<string> {
    const answer = await send({
      url: platform.authTokenUrl,
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({
        grant_type: 'client_credentials',
        client_assertion_type: 'urn:ietf:params:oauth:client-assertion-type:jwt-bearer',
        client_assertion: await signClientAssertion(deps, {
          clientId: platform.clientId,
          audience: platform.tokenAudience ?? platform.authTokenUrl,
          deploymentId,
        }),
        scope,
      }).toString(),
      timeoutMs: TIMEOUT_MS,
      maxBytes: MAX_BYTES,
    });
    if (!isOk(answer)) throw new TokenError(answer, undefined, toWords(answer.text));
    const { token, seconds } = readToken(answer);
    known.set(toSlot(platform, deploymentId, scope), {
      token,
      expiresAt: clock.now().getTime() + seconds * 1_000,
    });
    return token;
  }

  return {
    mayGoTo: (address, platform) => mayReceiveToken(address, platform, serviceHosts),
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
