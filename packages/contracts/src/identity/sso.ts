import * as z from 'zod/mini';
import { endpoint } from '../base/endpoint.ts';
import { PUBLIC_PAGES } from '../pages/index.ts';
import { toPagePath } from '../pages/page-paths.ts';
import { authData, workEmailField } from './sign-in.ts';

/** Id of an identity provider as used in URLs: `google`, or one that belongs to a tenant. */
const providerId = z
  .string()
  .check(z.regex(/^[a-z0-9][a-z0-9-]{0,63}$/, { error: 'not the id of a provider' }));

/** Redirect URI of Google, and of providers without their own. @see ROUTE-22 */
export const CALLBACK_PATH = /* @__PURE__ */ toPagePath(PUBLIC_PAGES.callback, {});

/** Redirect URI of a tenant's provider. No other provider uses it, so it identifies the sender. */
export const toCallbackPath = (provider: string): string => toPagePath(PUBLIC_PAGES.callback, { provider });

/** Random value that this side made: state, nonce or PKCE verifier. */
const randomField = z.string().check(z.regex(/^[A-Za-z0-9_-]{43,128}$/, { error: 'not a random value' }));

export const matchTenant = endpoint({
  name: 'matchTenant',
  base: 'main',
  method: 'POST',
  path: 'tenantmatch',
  summary:
    'Returns the identity provider of the tenant that verified the domain of an email address; `microsoft` if the tenant chose it without setting it up. @see CALL-9, AUTH-42, ROUTE-9',
  access: 'public',
  input: z.object({ email: workEmailField }),
  output: z.looseObject({ provider: z.string() }),
  problems: ['no_identity_provider', 'too_many_tries'],
});

export const getProvider = endpoint({
  name: 'getProvider',
  base: 'main',
  method: 'GET',
  path: 'auth/providers/:provider',
  summary:
    'Returns the URL where a sign-in with a provider begins. The page adds `response_type=code`, `state`, `nonce` and the PKCE challenge (S256). @see AUTH-43',
  access: 'public',
  input: z.object({ provider: providerId }),
  output: z.looseObject({
    provider: z.string(),
    /** False when the tenant chose the provider but did not set it up. @see ROUTE-9 */
    configured: z.boolean(),
    /** May have a query of its own. For a SAML provider, a URL of this server that redirects to the provider. */
    authorize_url: z.optional(z.string()),
    client_id: z.optional(z.string()),
    scope: z.optional(z.string()),
    /** Redirect URI. Absent: `/callback` on this origin. */
    redirect_uri: z.optional(z.string()),
  }),
  problems: ['no_identity_provider'],
});

/** What the page brings back from a provider. */
export const providerAnswer = {
  code: z.string().check(z.minLength(1), z.maxLength(4_096)),
  state: randomField,
  nonce: randomField,
  code_verifier: randomField,
  /** URL that the response arrived at; only the provider's own redirect URI is accepted. */
  redirect_uri: z.string().check(z.maxLength(500)),
  /** `iss` of the response, if the provider sent one (RFC 9207). */
  iss: z.optional(z.string().check(z.maxLength(500))),
};

export const signInByProvider = endpoint({
  name: 'signInByProvider',
  base: 'main',
  method: 'POST',
  path: 'auth/signin',
  summary:
    "Completes a sign-in at the provider's redirect URI: exchanges the code, checks nonce and PKCE, and creates the account on first use. The three messages of AUTH-36 to AUTH-38 come without tokens. @see CALL-8, AUTH-45",
  access: 'public',
  isSecret: true,
  input: z.object({ provider: providerId, ...providerAnswer }),
  output: z.partial(authData),
  problems: [
    'signin_refused',
    'account_deactivated',
    'no_identity_provider',
    'too_many_tries',
    'unavailable',
  ],
});

export const SSO_ENDPOINTS = [matchTenant, getProvider, signInByProvider];
