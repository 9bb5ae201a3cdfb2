import * as z from 'zod/mini';
import { endpoint } from '../base/endpoint.ts';
import { nothing } from '../base/reply.ts';
import { email, MESSAGES, type Rule, workEmail } from '../base/rules/validation.rule.ts';
import { PUBLIC_PAGES } from '../pages/index.ts';
import { accountValues } from './account-values.ts';

/** Longest one-time value that is sent or accepted. */
const secretField = z.string().check(z.minLength(1, { error: MESSAGES.required }), z.maxLength(200));

const toEmailField = (rule: Rule) =>
  z.pipe(
    z.string().check(
      z.maxLength(254, { error: MESSAGES.maxLength(254) }),
      z.refine((value) => rule(value) === undefined, { error: MESSAGES.email }),
    ),
    z.transform((value: string) => value.trim().toLowerCase()),
  );

export const emailField = /* @__PURE__ */ toEmailField(email);
/** Address for a sign-in through the company's identity provider, which decides what addresses exist. */
export const workEmailField = /* @__PURE__ */ toEmailField(workEmail);

const passwordField = z
  .string()
  .check(z.minLength(1, { error: MESSAGES.required }), z.maxLength(256, { error: MESSAGES.maxLength(256) }));

/** Random value that a browser keeps, so that a magic link or a signup is recognized by the browser that began it. */
export const browserKeyField = z.string().check(z.regex(/^[\w-]{22,64}$/));

/** Methods of proving a second factor. */
export const SECOND_FACTOR_WAYS = ['passkey', 'totp', 'recovery_code'] as const;

/** Returned in place of tokens. The sign-in continues with `finishSignIn`. */
const secondStep = z.object({
  /** Valid for five minutes and five attempts. */
  ticket: z.string(),
  ways: z.array(z.enum(SECOND_FACTOR_WAYS)),
});

/** @see DATA-7 */
export const loginData = z.looseObject({
  second_step: z.optional(secondStep),
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
  /** Signed up through the OWASP partner. @see DATA-3 */
  is_owasp: z.optional(z.boolean()),
});
export type LoginData = z.infer<typeof loginData>;

/** Reply to a completed sign-in by link or identity provider. @see DATA-8 */
export const authData = z.looseObject({
  second_step: z.optional(secondStep),
  AuthenticationResult: z.looseObject({
    IdToken: z.string(),
    RefreshToken: z.string(),
    AccessToken: z.string(),
  }),
  custom: accountValues,
});
export type AuthData = z.infer<typeof authData>;

/** Messages that send the browser to another page instead of signing in. @see AUTH-36..AUTH-39 */
export const LOGIN_REDIRECTS = {
  'Confirm Password': PUBLIC_PAGES.confirmUser,
  'Company subscription has been expired': PUBLIC_PAGES.subscriptionExpired,
  'Subscription has been expired': PUBLIC_PAGES.individualSubscriptionExpired,
} as const;

export const login = endpoint({
  name: 'login',
  base: 'main',
  method: 'POST',
  path: 'login',
  summary:
    'Signs in with email and password. The three messages of AUTH-36 to AUTH-38 come with `success: true` and no tokens. @see CALL-6',
  access: 'public',
  isSecret: true,
  input: z.object({ username: emailField, password: passwordField }),
  output: z.partial(loginData),
  problems: [
    'bad_credentials',
    'not_verified',
    'account_deactivated',
    'too_many_tries',
    'sso_required',
    'confirm_by_mail',
  ],
});

export const sendMagicLink = endpoint({
  name: 'sendMagicLink',
  base: 'main',
  method: 'POST',
  path: 'auth/magic-link',
  summary:
    'Emails a link that signs in once, within three minutes. The reply is the same for known and unknown addresses. @see AUTH-17, AUTH-19',
  access: 'public',
  input: z.object({ username: emailField, browser_key: z.optional(browserKeyField) }),
  output: nothing,
  problems: ['too_many_tries'],
});

export const respondAuth = endpoint({
  name: 'respondAuth',
  base: 'main',
  method: 'POST',
  path: 'auth/respond',
  summary:
    "Signs in with the code from an emailed link. The three messages of AUTH-36 to AUTH-38 come without tokens. A link requested with a `browser_key` needs the same key, or the person's confirmation in `confirmed`. @see CALL-7",
  access: 'public',
  isSecret: true,
  input: z.object({
    username: emailField,
    session: secretField,
    code: secretField,
    browser_key: z.optional(browserKeyField),
    confirmed: z.optional(z.boolean()),
  }),
  output: z.partial(authData),
  problems: [
    'account_deactivated',
    'session_invalid',
    'wrong_code',
    'code_expired',
    'too_many_tries',
    'forbidden',
    'confirm_sign_in',
  ],
});

export const SIGN_IN_ENDPOINTS = [login, sendMagicLink, respondAuth];
