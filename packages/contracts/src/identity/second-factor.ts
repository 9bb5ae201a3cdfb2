import * as z from 'zod/mini';
import { endpoint } from '../base/endpoint.ts';
import { nothing } from '../base/reply.ts';
import { MESSAGES, maxLength } from '../base/rules/validation.rule.ts';
import { passwordAgain } from './session.ts';
import { emailField, loginData } from './sign-in.ts';

/** Maximum number of second factors per person. */
export const MOST_SECOND_FACTORS = 10;

const base64url = (most: number) => z.string().check(z.regex(/^[\w-]+=*$/), z.maxLength(most));
const ticketField = base64url(100);
const nameField = z.string().check(
  z.trim(),
  z.minLength(1, { error: MESSAGES.required }),
  z.refine((value) => maxLength(60)(value) === undefined, { error: MESSAGES.maxLength(60) }),
);
/** The digits that an authenticator app shows, with or without spaces between groups. */
const codeField = z
  .string({ error: MESSAGES.required })
  .check(z.minLength(1, { error: MESSAGES.required }), z.maxLength(20, { error: MESSAGES.maxLength(20) }));
/** JSON form of the result of `navigator.credentials.create`. @see WebAuthn 3 5.1 */
const newPasskey = z.object({
  id: base64url(1_400),
  rawId: base64url(1_400),
  type: z.literal('public-key'),
  response: z.object({
    clientDataJSON: base64url(4_000),
    attestationObject: base64url(20_000),
    transports: z.optional(z.array(z.string().check(z.maxLength(40))).check(z.maxLength(10))),
  }),
  authenticatorAttachment: z.optional(z.enum(['platform', 'cross-platform'])),
  clientExtensionResults: z.object({}),
});

/** JSON form of the result of `navigator.credentials.get`. */
const passkeyAnswer = z.object({
  id: base64url(1_400),
  rawId: base64url(1_400),
  type: z.literal('public-key'),
  response: z.object({
    clientDataJSON: base64url(4_000),
    authenticatorData: base64url(4_000),
    /** ML-DSA signatures have up to 4,627 bytes. @see FIPS 204 */
    signature: base64url(8_000),
    userHandle: z.optional(base64url(200)),
  }),
  authenticatorAttachment: z.optional(z.enum(['platform', 'cross-platform'])),
  clientExtensionResults: z.object({}),
});

/** Options that the browser passes to `navigator.credentials`. */
const passkeyOptions = z.looseObject({ challenge: z.string() });

export const secondFactor = z.object({
  id: z.string(),
  kind: z.enum(['totp', 'passkey']),
  /** Name that the person chose. */
  name: z.string(),
  created_at: z.string(),
  last_used_at: z.nullable(z.string()),
});
export type SecondFactor = z.infer<typeof secondFactor>;

const recoveryCodes = z.object({
  /** Shown once. Empty if the person already has codes. */
  recovery_codes: z.array(z.string()),
});

export const listSecondFactors = endpoint({
  name: 'listSecondFactors',
  base: 'main',
  method: 'GET',
  path: 'user/second-factors',
  summary: "Lists the caller's second factors and the number of recovery codes left.",
  access: 'enrolling',
  input: nothing,
  output: z.object({
    items: z.array(secondFactor),
    recovery_codes_left: z.number(),
    /** True when the caller's company requires a second factor. */
    is_demanded: z.boolean(),
    /** True when a change requires the password, because the session is older than fifteen minutes. */
    wants_password: z.boolean(),
  }),
  problems: [],
});

export const startTotp = endpoint({
  name: 'startTotp',
  base: 'main',
  method: 'POST',
  path: 'user/second-factors/totp',
  summary:
    'Creates a secret for an authenticator app. The app becomes a second factor once one of its codes is confirmed. @see RFC 6238',
  access: 'enrolling',
  isSecret: true,
  input: z.object({ password: passwordAgain }),
  output: z.object({
    id: z.string(),
    /** Base32, for typing into the app. */
    secret: z.string(),
    /** `otpauth:` URI with issuer and account, for the QR code. */
    uri: z.string(),
  }),
  problems: ['sign_in_again', 'too_many_tries', 'second_factor_limit'],
});

export const confirmTotp = endpoint({
  name: 'confirmTotp',
  base: 'main',
  method: 'POST',
  path: 'user/second-factors/totp/confirm',
  summary: 'Adds the app that `startTotp` began, confirmed by a code that it shows.',
  access: 'enrolling',
  isSecret: true,
  input: z.object({ id: z.uuid({ error: MESSAGES.required }), code: codeField, name: nameField }),
  output: recoveryCodes,
  problems: ['wrong_code', 'not_found', 'too_many_tries', 'second_factor_limit'],
});

export const startPasskey = endpoint({
  name: 'startPasskey',
  base: 'main',
  method: 'POST',
  path: 'user/second-factors/passkey',
  summary: 'Returns the options with which the browser creates a passkey.',
  access: 'enrolling',
  isSecret: true,
  input: z.object({ password: passwordAgain }),
  output: z.object({ ticket: z.string(), options: passkeyOptions }),
  problems: ['sign_in_again', 'too_many_tries', 'second_factor_limit'],
});

export const addPasskey = endpoint({
  name: 'addPasskey',
  base: 'main',
  method: 'POST',
  path: 'user/second-factors/passkey/add',
  summary: 'Adds the passkey that the browser created.',
  access: 'enrolling',
  isSecret: true,
  input: z.object({ ticket: ticketField, name: nameField, passkey: newPasskey }),
  output: recoveryCodes,
  problems: ['second_step_expired', 'wrong_code', 'second_factor_limit'],
});

export const removeSecondFactor = endpoint({
  name: 'removeSecondFactor',
  base: 'main',
  method: 'POST',
  path: 'user/second-factors/remove',
  summary:
    "Removes one of the caller's second factors; removing the last also deletes the recovery codes. Notifies the caller by email.",
  access: 'enrolling',
  input: z.object({ id: z.uuid({ error: MESSAGES.required }), password: passwordAgain }),
  output: nothing,
  problems: ['not_found', 'sign_in_again', 'too_many_tries', 'second_factor_missing'],
});

export const makeRecoveryCodes = endpoint({
  name: 'makeRecoveryCodes',
  base: 'main',
  method: 'POST',
  path: 'user/recovery-codes',
  summary: 'Replaces the recovery codes with ten new ones. Each code works once.',
  access: 'enrolling',
  isSecret: true,
  input: z.object({ password: passwordAgain }),
  output: recoveryCodes,
  problems: ['sign_in_again', 'too_many_tries', 'not_found'],
});

export const startPasskeyCheck = endpoint({
  name: 'startPasskeyCheck',
  base: 'main',
  method: 'POST',
  path: 'auth/second-step/passkey',
  summary: 'Returns the options with which the browser asks for a passkey in the second step of a sign-in.',
  access: 'public',
  input: z.object({ ticket: ticketField }),
  output: z.object({ options: passkeyOptions }),
  problems: ['second_step_expired'],
});

export const finishSignIn = endpoint({
  name: 'finishSignIn',
  base: 'main',
  method: 'POST',
  path: 'auth/second-step',
  summary:
    'Completes a sign-in that `login` or `respondAuth` began, by one of the methods in its `second_step`.',
  access: 'public',
  isSecret: true,
  input: z.object({
    ticket: ticketField,
    code: z.optional(codeField),
    recovery_code: z.optional(codeField),
    passkey: z.optional(passkeyAnswer),
  }),
  output: z.partial(loginData),
  problems: ['wrong_code', 'second_step_expired', 'too_many_tries', 'account_deactivated'],
});

const signInRule = z.object({
  /**
   * True when every member needs a second factor. Members without one must set one up on their next call. Sign-ins
   * through an identity provider are exempt.
   */
  demands_second_factor: z.boolean(),
});

export const getSignInRule = endpoint({
  name: 'getSignInRule',
  base: 'main',
  method: 'GET',
  path: 'company/sign-in-rule',
  summary:
    "Returns the sign-in rule of the caller's company and the number of members who have a second factor.",
  access: 'companyAdmin',
  input: nothing,
  output: z.extend(signInRule, { members: z.number(), members_with_second_factor: z.number() }),
  problems: [],
});

export const setSignInRule = endpoint({
  name: 'setSignInRule',
  base: 'main',
  method: 'POST',
  path: 'company/sign-in-rule',
  summary: 'Changes the sign-in rule. Callers who require a second factor must have one themselves.',
  access: 'companyAdmin',
  input: signInRule,
  output: nothing,
  problems: ['second_factor_missing'],
});

export const resetSecondFactors = endpoint({
  name: 'resetSecondFactors',
  base: 'main',
  method: 'POST',
  path: 'company/second-factors/reset',
  summary:
    'Removes every second factor of a member who lost access to them, ends their sessions and notifies them by email.',
  access: 'companyAdmin',
  input: z.object({ email: emailField }),
  output: nothing,
  problems: ['not_found'],
});

export const SECOND_FACTOR_ENDPOINTS = [
  listSecondFactors,
  startTotp,
  confirmTotp,
  startPasskey,
  addPasskey,
  removeSecondFactor,
  makeRecoveryCodes,
  startPasskeyCheck,
  finishSignIn,
  getSignInRule,
  setSignInRule,
  resetSecondFactors,
];
