import { problem } from '@drawbridge/contracts';
import * as client from 'openid-client';
import type { Clock } from '../../../../platform/clock.ts';
import type { Log } from '../../../../platform/log/log.ts';
import { readProvenEmail } from '../../../../platform/proven-email.ts';
import { type ProvenIdentity, toGroups, toNames } from '../proven-identity.ts';
import type { OidcProvider } from '../providers.ts';
import { refuse, SsoRefusal } from '../refusals.ts';
import type { Discovery } from './discovery.ts';

/** What the page brings back from the provider, and what it stored for this moment. */
export interface OidcAnswer {
  code: string;
  state: string;
  nonce: string;
  codeVerifier: string;
  redirectUri: string;
  iss: string | undefined;
}

/** Faults in what was sent back, rather than in reaching the provider. */
const REFUSED_CODES = new Set([
  'OAUTH_JWT_CLAIM_COMPARISON_FAILED',
  'OAUTH_JWT_TIMESTAMP_CHECK_FAILED',
  'OAUTH_JSON_ATTRIBUTE_COMPARISON_FAILED',
  'OAUTH_KEY_SELECTION_FAILED',
  'OAUTH_INVALID_RESPONSE',
  'OAUTH_UNSUPPORTED_OPERATION',
]);
const SCOPE = 'openid email profile';
const TOLERANCE_SECONDS = 30;
/** How old cached keys may be. A missing key is looked for immediately, so a rotation fails no sign-in. */
const KEYS_MS = 300_000;
/** An age at which the library still uses a cached key, and reads the set again for one that is missing. */
const KNOWN_KEYS_AGE_SECONDS = 61;

export function createExchange(deps: {
  discovery: Discovery;
  fetch: client.CustomFetch;
  clock: Clock;
  log: Log;
  allowHttp: boolean;
  /** An issuer whose tokens are timed by the system's clock, whatever our clock says. */
  localIssuer: string | undefined;
}) {
  const { discovery, fetch, clock, log, allowHttp, localIssuer } = deps;
  const keys = new Map<string, { jwks: client.ExportedJWKSCache['jwks']; readAt: number }>();

  /** The library reads the system's clock; this is its distance from ours. */
  const toSkew = (issuer: string) =>
    issuer === localIssuer ? 0 : Math.round((clock.now().getTime() - Date.now()) / 1000);

  function configure(provider: OidcProvider, metadata: client.ServerMetadata): client.Configuration {
    const { clientSecret } = provider;
    const ways = metadata.token_endpoint_auth_methods_supported ?? ['client_secret_basic'];
    const authenticate = !clientSecret
      ? client.None()
      : ways.includes('client_secret_basic')
        ? client.ClientSecretBasic(clientSecret)
        : client.ClientSecretPost(clientSecret);
    const config = new client.Configuration(
      metadata,
      provider.clientId,
      { [client.clockSkew]: toSkew(provider.issuer), [client.clockTolerance]: TOLERANCE_SECONDS },
      authenticate,
    );
    config[client.customFetch] = fetch;
    if (allowHttp) client.allowInsecureRequests(config);
    // The signature is checked too, not only the connection it came over.
    client.enableNonRepudiationChecks(config);
    const known = keys.get(provider.issuer);
    if (known && clock.now().getTime() - known.readAt < KEYS_MS)
      client.setJwksCache(config, {
        jwks: known.jwks,
        uat: Math.floor(Date.now() / 1000) - KNOWN_KEYS_AGE_SECONDS,
      });
    return config;
  }

  function storeKeys(issuer: string, config: client.Configuration) {
    const cache = client.getJwksCache(config);
    const isNew = cache && Date.now() / 1000 - cache.uat < KNOWN_KEYS_AGE_SECONDS;
    if (isNew) keys.set(issuer, { jwks: cache.jwks, readAt: clock.now().getTime() });
  }

  /** Logs the library's errors without their causes: those hold tokens and claims. */
  function giveUp(provider: OidcProvider, error: unknown): never {
    const { name, message, code } = error as Error & { code?: string };
    log.warn(
      { event: 'sso.provider_down', provider: provider.id, name, fault: code, detail: message.slice(0, 200) },
      'an identity provider cannot be reached',
    );
    throw problem('unavailable', { retryAfterSeconds: 10 });
  }

  /** Why an exchange failed: the response is refused, or the provider cannot be reached. */
  function fail(provider: OidcProvider, error: unknown): never {
    if (error instanceof SsoRefusal) throw error;
    if (error instanceof client.ResponseBodyError && error.status < 500)
      refuse('code_refused', error.error.slice(0, 60));
    if (error instanceof client.WWWAuthenticateChallengeError) refuse('code_refused', 'client');
    const { code = '' } = error as { code?: string };
    if (REFUSED_CODES.has(code)) refuse('answer_refused', code);
    return giveUp(provider, error);
  }

  return {
    /** The address a sign-in begins at, and what it asks for; throws `unavailable`. */
    async readStart(provider: OidcProvider): Promise<{ authorizeUrl: string; scope: string }> {
      const metadata = await discovery.read(provider).catch((error: unknown) => giveUp(provider, error));
      const authorizeUrl =
        metadata.authorization_endpoint ?? giveUp(provider, new Error('it names no authorize address'));
      // Some send groups only to who asks for them, and some refuse a scope that they do not know.
      const hasGroups = provider.companyId !== undefined && metadata.scopes_supported?.includes('groups');
      return { authorizeUrl, scope: hasGroups ? `${SCOPE} groups` : SCOPE };
    },

    /** Exchanges the code and checks the result. Refuses, or throws `unavailable`. @see AUTH-45 */
    async exchange(provider: OidcProvider, answer: OidcAnswer): Promise<ProvenIdentity> {
      const metadata = await discovery.read(provider).catch((error: unknown) => giveUp(provider, error));
      checkIssuer(provider, metadata, answer.iss);
      const config = configure(provider, metadata);
      const returned = new URL(answer.redirectUri);
      returned.searchParams.set('code', answer.code);
      returned.searchParams.set('state', answer.state);
      if (answer.iss !== undefined) returned.searchParams.set('iss', answer.iss);
      try {
        const tokens = await client.authorizationCodeGrant(config, returned, {
          pkceCodeVerifier: answer.codeVerifier,
          expectedState: answer.state,
          expectedNonce: answer.nonce,
          idTokenExpected: true,
        });
        storeKeys(provider.issuer, config);
        const claims = tokens.claims();
        if (!claims) return refuse('answer_refused', 'no identity token');
        // Some put the address into the identity token, some only into the userinfo response.
        const person =
          claims.email === undefined && metadata.userinfo_endpoint
            ? { ...claims, ...(await client.fetchUserInfo(config, tokens.access_token, claims.sub)) }
            : claims;
        return toProven(person, provider.groupClaim);
      } catch (error) {
        return fail(provider, error);
      }
    },
  };
}

/**
 * RFC 9207, 2.4: the issuer is checked before the code is sent anywhere. A response without one is assigned by its
 * redirect address; without an address of its own that is impossible.
 */
function checkIssuer(provider: OidcProvider, metadata: client.ServerMetadata, iss: string | undefined): void {
  if (iss !== undefined && iss !== metadata.issuer) refuse('answer_refused', 'another issuer');
  const isNamedAlways = metadata.authorization_response_iss_parameter_supported === true;
  if (iss === undefined && (isNamedAlways || !provider.hasOwnRedirect))
    refuse('answer_refused', 'no issuer named');
}

function toProven(claims: Record<string, unknown> & { sub: string }, groupClaim: string): ProvenIdentity {
  // Some providers send the boolean as a string.
  const verified = claims.email_verified;
  return {
    subject: claims.sub,
    email: readProvenEmail(claims.email),
    emailVerified: verified === undefined ? undefined : verified === true || verified === 'true',
    ...toNames(claims.given_name, claims.family_name, claims.name),
    ...toGroups(Object.hasOwn(claims, groupClaim) ? claims[groupClaim] : undefined),
  };
}
