import { getProvider, matchTenant } from '@drawbridge/contracts/identity';
import type { SafeStorage } from '../../storage.ts';
import { type ApiProblem, asApiProblem } from '../../transport/api-problem.ts';
import type { ApiClient } from '../../transport/client.ts';
import { FLOW_KEY, type Flow, readAnswer, startFlow, takeStored } from './provider-flow.ts';
import type { SignIn, SignInOutcome } from './sign-in.ts';
import { keepTestAnswer } from './test-answer.ts';

export type ProviderStart =
  /** The browser is redirected to this URL. */
  | { kind: 'redirect'; url: string }
  /** The organization chose a provider but has not set it up. @see ROUTE-9 */
  | { kind: 'notConfigured' }
  | { kind: 'refused'; problem: ApiProblem };

export type ProviderReturn =
  | SignInOutcome
  | { kind: 'invalid' }
  /** An administrator tried a sign-in; the page of the test shows what came of it. */
  | { kind: 'test' };

export interface SingleSignOn {
  /** Finds the provider for an address and starts the sign-in there. @see AUTH-42 */
  startFor(email: string): Promise<ProviderStart>;
  /** Starts a sign-in with a provider: 'google', or one that belongs to a tenant. @see AUTH-43, AUTH-44 */
  start(provider: string, loginHint?: string): Promise<ProviderStart>;
  /** Completes the sign-in with the full URL that the provider returned to. Works once. @see AUTH-45 */
  finish(address: string): Promise<ProviderReturn>;
}

/** Sign-in with an identity provider: authorization code flow with PKCE, state and nonce. */
export function createSingleSignOn(deps: {
  client: ApiClient;
  signIn: Pick<SignIn, 'withProvider'>;
  tabStorage: SafeStorage;
  origin: string;
}): SingleSignOn {
  const { client, signIn, tabStorage, origin } = deps;

  async function redirectTo(provider: string, loginHint: string | undefined): Promise<ProviderStart> {
    const found = await client.call(getProvider, { provider });
    const url = found.configured
      ? await startFlow({ ...found, provider }, { tabStorage, origin, loginHint })
      : undefined;
    return url === undefined ? { kind: 'notConfigured' } : { kind: 'redirect', url };
  }

  async function start(find: () => Promise<string>, loginHint?: string): Promise<ProviderStart> {
    try {
      return await redirectTo(await find(), loginHint);
    } catch (error) {
      return { kind: 'refused', problem: asApiProblem(error) };
    }
  }

  return {
    startFor: (email) => start(async () => (await client.call(matchTenant, { email })).provider, email),
    start: (provider, loginHint) => start(() => Promise.resolve(provider), loginHint),
    async finish(address) {
      const flow = takeStored(tabStorage, FLOW_KEY) as Flow | undefined;
      if (flow?.isTest) {
        keepTestAnswer(tabStorage, { flow, address });
        return { kind: 'test' };
      }
      const answer = flow && readAnswer(flow, address, origin);
      if (!answer) return { kind: 'invalid' };
      return signIn.withProvider({ provider: flow.provider, ...answer });
    },
  };
}

/** Message for a failed start. @see ERR-8, ERR-19 */
export function toStartFailure({ code, message }: ApiProblem): string {
  return code === 'offline' || code === 'too_many_tries' ? message : 'Invalid request';
}
