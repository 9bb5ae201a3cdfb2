import { problem } from '@drawbridge/contracts';
import { getProvider, matchTenant, signInByProvider } from '@drawbridge/contracts/identity';
import type { Actor } from '../../../actor.ts';
import { answer } from '../../../platform/http/answer.ts';
import { type Route, serve } from '../../../platform/http/api.ts';
import type { Limits } from '../../../platform/limits/limits.ts';
import type { createExchange } from './oidc/exchange.ts';
import { type Provider, toRedirectUri } from './providers.ts';
import type { createSignIn } from './sign-in.ts';
import { ssoStepsFrom } from './sso.limits.ts';
import { toStart } from './start.ts';
import type { Tenants } from './tenants.ts';

export function toSsoRoutes(deps: {
  tenants: Tenants;
  findProvider(id: string): Promise<Provider | undefined>;
  readStart: ReturnType<typeof createExchange>['readStart'];
  signIn: ReturnType<typeof createSignIn>;
  limits: Pick<Limits, 'check'>;
  publicUrl: string;
}): Route<Actor>[] {
  const { tenants, findProvider, readStart, signIn, limits, publicUrl } = deps;

  return [
    serve(matchTenant, async ({ input, address }) => {
      await limits.check([ssoStepsFrom('sso.tenant', address)]);
      return { provider: await tenants.match(input.email) };
    }),

    serve(getProvider, async ({ input }) => {
      const provider = await findProvider(input.provider);
      if (!provider) throw problem('no_identity_provider');
      if (provider.kind === 'unset') return { provider: provider.id, configured: false };
      const redirect_uri = toRedirectUri(provider, publicUrl);
      return {
        provider: provider.id,
        configured: true,
        ...(await toStart(provider, { readStart, publicUrl })),
        redirect_uri,
      };
    }),

    serve(signInByProvider, async ({ input, address, userAgent }) => {
      await limits.check([ssoStepsFrom('sso.signin', address)]);
      const { message, data } = await signIn(input, { address, userAgent });
      return answer(data, message);
    }),
  ];
}
