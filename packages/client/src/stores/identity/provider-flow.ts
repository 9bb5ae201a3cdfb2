import type { OutputOf } from '@drawbridge/contracts';
import { CALLBACK_PATH, type getProvider, toCallbackPath } from '@drawbridge/contracts/identity';
import { makeRandomValue, toBase64Url } from '../../random-value.ts';
import type { SafeStorage } from '../../storage.ts';

/** A sign-in that was redirected to a provider, stored in this tab until it returns. */
export interface Flow {
  provider: string;
  state: string;
  nonce: string;
  verifier: string;
  /** Where the provider's answer has to arrive. */
  redirectUri: string;
  /** An administrator tries a sign-in: it opens no session. */
  isTest?: true;
}

/** In session storage, so that it belongs to this tab and ends with it. */
export const FLOW_KEY = 'drawbridge.signInFlow';

/** RFC 7636, 4.2: the challenge that only the holder of the verifier can answer. */
async function toChallenge(verifier: string): Promise<string> {
  return toBase64Url(
    new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier))),
  );
}

/** Accepts only web addresses: what a tenant configured must not run as a script. */
const isWebAddress = (text: string | undefined): text is string =>
  text !== undefined && URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);

/** True for a page of this site that completes sign-ins with this provider. */
const isReturn = (address: string, provider: string, origin: string) =>
  [CALLBACK_PATH, toCallbackPath(provider)].some((path) => address === `${origin}${path}`);

/**
 * Stores a flow in this tab, and returns the URL at the provider. Undefined where the provider is not set up, or its
 * addresses are not usable.
 */
export async function startFlow(
  found: Pick<
    OutputOf<typeof getProvider>,
    'provider' | 'authorize_url' | 'client_id' | 'scope' | 'redirect_uri'
  >,
  deps: { tabStorage: SafeStorage; origin: string; loginHint?: string | undefined; isTest?: true },
): Promise<string | undefined> {
  const { tabStorage, origin, loginHint, isTest } = deps;
  const { provider } = found;
  const redirectUri = found.redirect_uri ?? `${origin}${CALLBACK_PATH}`;
  if (!isWebAddress(found.authorize_url) || !isReturn(redirectUri, provider, origin)) return undefined;
  const flow: Flow = {
    provider,
    state: makeRandomValue(),
    nonce: makeRandomValue(),
    verifier: makeRandomValue(),
    redirectUri,
    ...(isTest && { isTest }),
  };
  const url = new URL(found.authorize_url);
  const query = {
    client_id: found.client_id,
    response_type: 'code',
    scope: found.scope,
    redirect_uri: redirectUri,
    state: flow.state,
    nonce: flow.nonce,
    code_challenge: await toChallenge(flow.verifier),
    code_challenge_method: 'S256',
    login_hint: loginHint,
  };
  for (const [name, value] of Object.entries(query))
    if (value !== undefined) url.searchParams.set(name, value);
  tabStorage.set(FLOW_KEY, JSON.stringify(flow));
  return url.href;
}

/** Returns and removes what this tab stored under a key, so that a second answer finds none. */
export function takeStored(tabStorage: SafeStorage, key: string): unknown {
  const text = tabStorage.get(key);
  tabStorage.remove(key);
  if (!text) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** What is posted of an answer. Undefined for one that does not fit the flow. */
export function readAnswer(flow: Flow, address: string, origin: string) {
  const { pathname, searchParams: answer } = new URL(address);
  const code = answer.get('code');
  if (!code || answer.has('error') || answer.get('state') !== flow.state) return undefined;
  // The answer came from another provider, and its code is meant only for that one. RFC 9700, 4.4.2
  const arrivedAt = `${origin}${pathname}`;
  if (arrivedAt !== flow.redirectUri) return undefined;
  return {
    code,
    state: flow.state,
    nonce: flow.nonce,
    code_verifier: flow.verifier,
    redirect_uri: arrivedAt,
    iss: answer.get('iss') ?? undefined,
  };
}
