import * as z from 'zod/mini';
import { endpoint } from '../base/endpoint.ts';
import { nothing } from '../base/reply.ts';
import { MESSAGES } from '../base/rules/validation.rule.ts';
import { accountValues } from './account-values.ts';

/** Required when the session is older than fifteen minutes. @see ASVS 7.5.1, 7.5.2 */
export const passwordAgain = z.optional(
  z.string().check(z.maxLength(256, { error: MESSAGES.maxLength(256) })),
);

const refreshTokenField = z.string().check(z.minLength(1, { error: MESSAGES.required }), z.maxLength(200));

export const refreshToken = endpoint({
  name: 'refreshToken',
  base: 'main',
  method: 'POST',
  path: 'user/refresh-token',
  summary:
    'Exchanges a refresh token for a new identity token and a new refresh token. Using a refresh token twice ends the session. @see CALL-4',
  access: 'public',
  isSecret: true,
  input: z.object({ refresh_token: refreshTokenField }),
  output: z.looseObject({
    AuthenticationResult: z.optional(
      z.looseObject({ IdToken: z.string(), RefreshToken: z.optional(z.string()) }),
    ),
    IdToken: z.optional(z.string()),
    /** Current account data, as returned by the sign-in. @see BILL-13 */
    custom: z.optional(accountValues),
  }),
  problems: ['refresh_refused'],
});

export const logout = endpoint({
  name: 'logout',
  base: 'main',
  method: 'POST',
  path: 'user/logout',
  summary: 'Ends the session of a refresh token. Succeeds even if the session has already ended.',
  access: 'public',
  input: z.object({ refresh_token: refreshTokenField }),
  output: nothing,
  problems: [],
});

export const logoutEverywhere = endpoint({
  name: 'logoutEverywhere',
  base: 'main',
  method: 'POST',
  path: 'user/logout-everywhere',
  summary: 'Ends every session of the caller, including this one. @see ASVS 7.5.2',
  access: 'unverified',
  input: z.object({ password: passwordAgain }),
  output: nothing,
  problems: ['sign_in_again', 'too_many_tries'],
});

export const listSessions = endpoint({
  name: 'listSessions',
  base: 'main',
  method: 'GET',
  path: 'user/sessions',
  summary:
    "Lists the caller's active sessions, one for each signed-in browser, most recently used first. @see ASVS 7.5.2",
  access: 'unverified',
  input: nothing,
  output: z.object({
    items: z.array(
      z.object({
        id: z.string(),
        /** Browser and operating system, such as "Firefox on Linux". */
        device: z.string(),
        /** Network of the sign-in: IPv4 /24 or IPv6 /48. */
        network: z.string(),
        created_at: z.string(),
        last_used_at: z.string(),
        /** Instant at which the session ends at the latest. */
        expires_at: z.string(),
        /** True for the session that made this call. */
        is_current: z.boolean(),
      }),
    ),
    /** True when ending a session requires the password, because the calling session is older than fifteen minutes. */
    wants_password: z.boolean(),
  }),
  problems: [],
});

export const endSession = endpoint({
  name: 'endSession',
  base: 'main',
  method: 'POST',
  path: 'user/sessions/end',
  summary: 'Ends one session of the caller. @see ASVS 7.5.2',
  access: 'unverified',
  input: z.object({ id: z.uuid({ error: MESSAGES.required }), password: passwordAgain }),
  output: nothing,
  problems: ['not_found', 'sign_in_again', 'too_many_tries'],
});

export const publishLogin = endpoint({
  name: 'publishLogin',
  base: 'macro',
  method: 'POST',
  path: 'publish-login',
  summary: 'Records a visit by the caller, at most once per session and day. @see CALL-5, AUTH-25',
  access: 'unverified',
  input: nothing,
  output: nothing,
  problems: [],
});

export const SESSION_ENDPOINTS = [
  refreshToken,
  logout,
  logoutEverywhere,
  listSessions,
  endSession,
  publishLogin,
];
