import type { createExchange } from './oidc/exchange.ts';
import type { OidcProvider, SamlProvider } from './providers.ts';

/** Where a sign-in begins. For a SAML provider, and a draft of one, an address of ours that leads there. */
export async function toStart(
  provider: OidcProvider | SamlProvider,
  deps: { readStart: ReturnType<typeof createExchange>['readStart']; publicUrl: string; isTest?: boolean },
): Promise<{ authorize_url: string; client_id: string; scope: string }> {
  if (provider.kind === 'saml') {
    const query = deps.isTest ? '?draft=1' : '';
    return {
      authorize_url: `${deps.publicUrl}/saml/${provider.id}/login${query}`,
      client_id: provider.id,
      scope: 'openid email profile',
    };
  }
  const { authorizeUrl, scope } = await deps.readStart(provider);
  return { authorize_url: authorizeUrl, client_id: provider.clientId, scope };
}
