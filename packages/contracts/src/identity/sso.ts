import * as z from 'zod/mini';
import { endpoint } from '../base/endpoint.ts';
import { PUBLIC_PAGES } from '../pages/index.ts';
import { toPagePath } from '../pages/page-paths.ts';
import { authData, workEmailField } from './sign-in.ts';

/** Id of an identity provider as it is used in addresses: `google`, or one of a tenant's own. */
const providerId = z
  .string()
  .check(z.regex(/^[a-z0-9][a-z0-9-]{0,63}$/, { error: 'not the id of a provider' }));

/** The redirect address of Google, and of providers without one of their own. @see ROUTE-22 */
export const CALLBACK_PATH = /* @__PURE__ */ toPagePath(PUBLIC_PAGES.callback, {});

/** The redirect address of a tenant's provider: no other provider has it, so it identifies the sender. */
export const toCallbackPath = (provider: string): string => toPagePath(PUBLIC_PAGES.callback, { provider });

/** Random, as this side made it: state, nonce, PKCE verifier. */
const randomField = z.string().check(z.regex(/^[A-Za-z0-9_-]{43,128}$/, { error: 'not a random value' }));

export const matchTenant = endpoint({
  name: 'matchTenant',
  base: 'main',
  method: 'POST',
  path: 'tenantmatch',
  summary:
    'The identity provider of the tenant that has verified the domain of an address; `microsoft` where the tenant chose that and did not set it up. @see CALL-9, AUTH-42, ROUTE-9',
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
    'Where a sign-in with a provider begins. The page adds `response_type=code`, `state`, `nonce` and the PKCE challenge (S256). @see AUTH-43',
  access: 'public',
  input: z.object({ provider: providerId }),
  output: z.looseObject({
    provider: z.string(),
    /** False: the tenant has chosen it and not set it up. @see ROUTE-9 */
    configured: z.boolean(),
    /** May hold a query of its own. For a SAML provider it is an address of ours that redirects to it. */
    authorize_url: z.optional(z.string()),
    client_id: z.optional(z.string()),
    scope: z.optional(z.string()),
    /** The redirect address. `/callback` on this origin when it is absent. */
    redirect_uri: z.optional(z.string()),
  }),
  problems: ['no_identity_provider'],
});

export const signInByProvider = endpoint({
  name: 'signInByProvider',
  base: 'main',
  method: 'POST',
  path: 'auth/signin',
  summary:
    'Finishes a sign-in at the redirect address of the provider: exchanges the code, checks nonce and PKCE, makes the account at its first time. The three messages of AUTH-36 to AUTH-38 come without tokens. @see CALL-8, AUTH-45',
  access: 'public',
  isSecret: true,
  input: z.object({
    provider: providerId,
    code: z.string().check(z.minLength(1), z.maxLength(4_096)),
    state: randomField,
    nonce: randomField,
    code_verifier: randomField,
    /** The address the response arrived at; only the provider's own is accepted. */
    redirect_uri: z.string().check(z.maxLength(500)),
    /** `iss` of the response, where the provider sent one (RFC 9207). */
    iss: z.optional(z.string().check(z.maxLength(500))),
  }),
  output: z.partial(authData),
  problems: ['signin_refused', 'no_identity_provider', 'too_many_tries', 'unavailable'],
});

export const SSO_ENDPOINTS = [matchTenant, getProvider, signInByProvider];
