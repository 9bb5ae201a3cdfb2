import { CALLBACK_PATH, toCallbackPath } from '@drawbridge/contracts/identity';
import type { KoaContextWithOIDC, Provider } from 'oidc-provider';
import type { Clock } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/db/database.ts';
import type { Secret } from '../../../platform/secret/secret.ts';
import { loadOidcProvider } from './load-provider.ts';
import { COMPANY_CLIENT, LOCAL_CLIENTS, LOCAL_IDP_PATH, toLocalClient } from './local-client.ts';
import { toErrorPage } from './page.ts';
import type { LocalPeople } from './people.ts';
import { createRecords } from './records.ts';
import { toLocalSigningKey } from './signing-key.ts';

const SCOPES = ['openid', 'email', 'profile'];
/** Seconds. A code is valid as long as at most providers. */
const LIFETIMES = {
  AuthorizationCode: 60,
  AccessToken: 300,
  IdToken: 300,
  Interaction: 600,
  Session: 600,
  Grant: 600,
};

/**
 * A complete OpenID provider for development and tests: code flow only, PKCE required, every response names its issuer.
 */
export async function createLocalProvider(deps: {
  db: Db;
  clock: Clock;
  secret: Secret;
  publicUrl: string;
  people: LocalPeople;
}): Promise<Provider> {
  const { publicUrl, secret, people } = deps;
  const { Provider, interactionPolicy } = await loadOidcProvider();
  const { Check, base } = interactionPolicy;

  // It shows its form every time, as an account chooser does, so that one browser can sign in as several people.
  const policy = base();
  policy
    .get('login')
    ?.checks.add(
      new Check('who', 'Tell who signs in', (ctx: KoaContextWithOIDC) =>
        ctx.oidc.result?.login ? Check.NO_NEED_TO_PROMPT : Check.REQUEST_PROMPT,
      ),
    );

  const provider = new Provider(`${publicUrl}${LOCAL_IDP_PATH}`, {
    adapter: createRecords(deps),
    clients: LOCAL_CLIENTS.map((id) => ({
      client_id: id,
      ...(id === COMPANY_CLIENT
        ? { token_endpoint_auth_method: 'none' as const }
        : { client_secret: toLocalClient(id, deps).clientSecret }),
      redirect_uris: [CALLBACK_PATH, toCallbackPath(id)].map((path) => publicUrl + path),
      response_types: ['code'],
      grant_types: ['authorization_code'],
      id_token_signed_response_alg: 'ES256',
    })),
    jwks: { keys: [toLocalSigningKey(secret)] },
    cookies: {
      keys: [secret.derive('local-idp:cookies').toString('base64url')],
      names: {
        session: 'local_idp_session',
        interaction: 'local_idp_interaction',
        resume: 'local_idp_resume',
      },
    },
    findAccount: (_ctx, subject) => people.find(subject),
    claims: { email: ['email', 'email_verified'], profile: ['name', 'given_name', 'family_name'] },
    scopes: SCOPES,
    responseTypes: ['code'],
    pkce: { required: () => true },
    features: { devInteractions: { enabled: false }, rpInitiatedLogout: { enabled: false } },
    interactions: { policy, url: (_ctx, { uid }) => `${LOCAL_IDP_PATH}/interaction/${uid}` },
    // Its only clients are our own server: there is no consent page.
    async loadExistingGrant(ctx) {
      const { client, session } = ctx.oidc;
      if (!client || !session?.accountId) return undefined;
      const grant = new ctx.oidc.provider.Grant({ clientId: client.clientId, accountId: session.accountId });
      grant.addOIDCScope(SCOPES.join(' '));
      await grant.save();
      return grant;
    },
    ttl: LIFETIMES,
    renderError(ctx, out) {
      const { headers, body } = toErrorPage(out.error_description ?? out.error);
      ctx.set(headers);
      ctx.body = body;
    },
  });
  const { Client } = provider;
  const isRegistered = Client.prototype.redirectUriAllowed;
  // Companies are made while the server runs, and each has a redirect address of its own.
  Client.prototype.redirectUriAllowed = function isAllowed(address) {
    const isOwn = this.clientId === COMPANY_CLIENT && address.startsWith(`${publicUrl}${CALLBACK_PATH}/`);
    return isOwn || isRegistered.call(this, address);
  };
  // Addresses are made from PUBLIC_URL, which the router sets as a proxy would.
  provider.proxy = true;
  return provider;
}
