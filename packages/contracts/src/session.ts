import * as z from 'zod/mini';
import { endpoint } from './base/endpoint.ts';
import { nothing } from './base/reply.ts';
import { email, MESSAGES } from './rules/validation.ts';

export const emailField = z.pipe(
  z.string().check(
    z.maxLength(254, { error: MESSAGES.maxLength(254) }),
    z.refine((value) => email(value) === undefined, { error: MESSAGES.email }),
  ),
  z.transform((value) => value.trim().toLowerCase()),
);

const passwordField = z
  .string()
  .check(z.minLength(1, { error: MESSAGES.required }), z.maxLength(256, { error: MESSAGES.maxLength(256) }));

/** Claims of the identity token that the page reads. @see DATA-5, DATA-6 */
export const idTokenClaims = z.looseObject({
  sub: z.string(),
  email: z.string(),
  given_name: z._default(z.string(), ''),
  family_name: z._default(z.string(), ''),
  picture: z.optional(z.string()),
  'custom:company_id': z.optional(z.string()),
});

/** @see DATA-7 */
export const loginData = z.looseObject({
  IdToken: z.string(),
  RefreshToken: z.string(),
  AccessToken: z.string(),
  verify: z.optional(z.enum(['OPTIONAL', 'FORCE'])),
  _type: z.enum(['IND', 'FT', 'ENT']),
  mem: z.optional(z.boolean()),
  trial: z.optional(z.boolean()),
  is_admin: z.optional(z.boolean()),
  subs: z.optional(z.string()),
  is_security_champion: z.optional(z.boolean()),
  security_champion_teams: z.optional(z.array(z.string())),
});
export type LoginData = z.infer<typeof loginData>;

/** Replies that send the browser to another page instead of signing in. @see AUTH-36..AUTH-39 */
export const LOGIN_REDIRECTS = {
  'Confirm Password': '/confirm-user',
  'Company subscription has been expired': '/subscription-expired',
  'Subscription has been expired': '/individual-subscription-expired',
} as const;

export const login = endpoint({
  name: 'login',
  base: 'main',
  method: 'POST',
  path: 'login',
  summary:
    'Signs in by email and password. The three messages of AUTH-36 to AUTH-38 come with `success: true` and no tokens. @see CALL-6',
  access: 'public',
  input: z.object({ username: emailField, password: passwordField }),
  output: z.partial(loginData),
  problems: ['bad_credentials', 'not_verified', 'too_many_tries'],
});

export const refreshToken = endpoint({
  name: 'refreshToken',
  base: 'main',
  method: 'POST',
  path: 'user/refresh-token',
  summary: 'A new identity token for a refresh token. @see CALL-4',
  access: 'public',
  input: z.object({ refresh_token: z.string().check(z.minLength(1), z.maxLength(200)) }),
  output: z.looseObject({
    AuthenticationResult: z.optional(z.looseObject({ IdToken: z.string() })),
    IdToken: z.optional(z.string()),
  }),
  problems: ['refresh_refused'],
});

export const logout = endpoint({
  name: 'logout',
  base: 'main',
  method: 'POST',
  path: 'user/logout',
  summary: 'Ends the session of a refresh token. Ending it twice is no error.',
  access: 'public',
  input: z.object({ refresh_token: z.string().check(z.minLength(1), z.maxLength(200)) }),
  output: nothing,
  problems: [],
});

export const SESSION_ENDPOINTS = [login, refreshToken, logout];
