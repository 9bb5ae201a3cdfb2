import { CALLBACK_PATH, getProvider, matchTenant, toCallbackPath } from '@drawbridge/contracts/identity';
import { makeRandomValue, toBase64Url } from '../../random-value.ts';
import type { SafeStorage } from '../../storage.ts';
import { type ApiProblem, asApiProblem } from '../../transport/api-problem.ts';
import type { ApiClient } from '../../transport/client.ts';
import type { SignIn, SignInOutcome } from './sign-in.ts';

/** A sign-in that was redirected to a provider, stored in this tab until it returns. */
interface Flow {
  provider: string;
  state: string;
  nonce: string;
  verifier: string;
  /** Where the provider's answer has to arrive. */
  redirectUri: string;
}

export type ProviderStart =
  /** The browser is redirected to this URL. */
  | { kind: 'redirect'; url: string }
  /** The organization chose a provider but has not set it up. @see ROUTE-9 */
  | { kind: 'notConfigured' }
  | { kind: 'refused'; problem: ApiProblem };

export type ProviderReturn = SignInOutcome | { kind: 'invalid' };

export interface SingleSignOn {
  /** Finds the provider for an address and starts the sign-in there. @see AUTH-42 */
  startFor(email: string): Promise<ProviderStart>;
  /** Starts a sign-in with a provider: 'google', or one that belongs to a tenant. @see AUTH-43, AUTH-44 */
  start(provider: string, loginHint?: string): Promise<ProviderStart>;
  /** Completes the sign-in with the full URL that the provider returned to. Works once. @see AUTH-45 */
  finish(address: string): Promise<ProviderReturn>;
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

/** Sign-in with an identity provider: authorization code flow with PKCE, state and nonce. */
export function createSingleSignOn(deps: {
  client: ApiClient;
  signIn: Pick<SignIn, 'withProvider'>;
  tabStorage: SafeStorage;
  origin: string;
}): SingleSignOn {
  const { client, signIn, tabStorage, origin } = deps;

  /** True for a page of this site that completes sign-ins with this provider. */
  const isReturn = (address: string, provider: string) =>
    [CALLBACK_PATH, toCallbackPath(provider)].some((path) => address === `${origin}${path}`);

  async function redirectTo(provider: string, loginHint: string | undefined): Promise<ProviderStart> {
    const found = await client.call(getProvider, { provider });
    const redirectUri = found.redirect_uri ?? `${origin}${CALLBACK_PATH}`;
    if (!found.configured || !isWebAddress(found.authorize_url) || !isReturn(redirectUri, provider))
      return { kind: 'notConfigured' };
    const flow: Flow = {
      provider,
      state: makeRandomValue(),
      nonce: makeRandomValue(),
      verifier: makeRandomValue(),
      redirectUri,
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
    return { kind: 'redirect', url: url.href };
  }

  async function start(find: () => Promise<string>, loginHint?: string): Promise<ProviderStart> {
    try {
      return await redirectTo(await find(), loginHint);
    } catch (error) {
      return { kind: 'refused', problem: asApiProblem(error) };
    }
  }

  /** Returns and removes the current flow, so that a second answer finds none. */
  function takeFlow(): Flow | undefined {
    const text = tabStorage.get(FLOW_KEY);
    tabStorage.remove(FLOW_KEY);
    if (!text) return undefined;
    try {
      return JSON.parse(text) as Flow;
    } catch {
      return undefined;
    }
  }

  return {
    startFor: (email) => start(async () => (await client.call(matchTenant, { email })).provider, email),
    start: (provider, loginHint) => start(() => Promise.resolve(provider), loginHint),
    async finish(address) {
      const flow = takeFlow();
      const { pathname, searchParams: answer } = new URL(address);
      const code = answer.get('code');
      if (!flow || !code || answer.has('error') || answer.get('state') !== flow.state)
        return { kind: 'invalid' };
      // The answer came from another provider, and its code is meant only for that one. RFC 9700, 4.4.2
      const arrivedAt = `${origin}${pathname}`;
      if (arrivedAt !== flow.redirectUri) return { kind: 'invalid' };
      return signIn.withProvider({
        provider: flow.provider,
        code,
        state: flow.state,
        nonce: flow.nonce,
        code_verifier: flow.verifier,
        redirect_uri: arrivedAt,
        iss: answer.get('iss') ?? undefined,
      });
    },
  };
}

/** Message for a failed start. @see ERR-8, ERR-19 */
export function toStartFailure({ code, message }: ApiProblem): string {
  return code === 'offline' || code === 'too_many_tries' ? message : 'Invalid request';
}
