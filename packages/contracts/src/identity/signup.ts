import * as z from 'zod/mini';
import { endpoint } from '../base/endpoint.ts';
import { nothing } from '../base/reply.ts';
import { personName } from '../base/rules/person-name.rule.ts';
import { MESSAGES, maxLength, minLength, type Rule } from '../base/rules/validation.rule.ts';
import { browserKeyField, emailField, loginData } from './sign-in.ts';

/** Fields whose messages are shown beside them. @see SIGN-10, DATA-21 */
export const SIGNUP_FIELDS = [
  'old_password',
  'new_password',
  'email',
  'confirm_password',
  'code',
  'access_token',
] as const;

/** Texts from the specification. @see SIGN-5, SIGN-7 */
export const SIGNUP_TEXTS = {
  codeResent: 'Email verification code has been sent',
  verifySent: 'A verification code has been sent to your email',
  emailOfTenant: 'Your organization uses single sign-on. Sign in with it instead.',
} as const;

/** No character classes are required: length is what makes a password hard to guess. */
export const SHORTEST_PASSWORD = 12;
export const passwordRules: readonly Rule[] = [minLength(SHORTEST_PASSWORD), maxLength(128)];

const ruled = (rules: readonly Rule[]) =>
  z
    .string({ error: MESSAGES.required })
    .check(
      z.minLength(1, { error: MESSAGES.required }),
      ...rules.map((rule) =>
        z.refine<string>((value) => rule(value) === undefined, { error: issueOf(rule) }),
      ),
    );

/** Passes the rule's own message for a failed value to zod. */
const issueOf = (rule: Rule) => (issue: { input?: unknown }) =>
  rule(typeof issue.input === 'string' ? issue.input : '') ?? '';

/** First or last name, compared in NFC: some systems send letters and their marks separately. @see VAL-12 */
export const nameField = z.pipe(
  ruled([personName]),
  z.transform((value) => value.trim().normalize('NFC')),
);
export const newPasswordField = ruled(passwordRules);
/** Eight characters to type, or the longer code of an emailed link. */
export const codeField = z
  .string({ error: MESSAGES.required })
  .check(z.minLength(1, { error: MESSAGES.required }), z.maxLength(64, { error: MESSAGES.maxLength(64) }));

export const passwordsMatch = <T extends { new_password?: string; confirm_password?: string }>() =>
  z.refine<T>((value) => value.new_password === value.confirm_password, {
    path: ['confirm_password'],
    // The rule compares two fields; its message is shown at the first one. @see SIGN-2
    error: MESSAGES.equal('confirm_password', 'new_password'),
  });

export const signUp = endpoint({
  name: 'signUp',
  base: 'main',
  method: 'POST',
  path: 'signup',
  summary:
    'Creates an account and emails its code. The reply is the same for an address that already has an account. `id` is the plan, invitation, partner or training in the route. With a `browser_key`, the code signs in where it is confirmed with the same key. @see SIGN-14, SIGN-15',
  access: 'public',
  input: z
    .object({
      via: z.enum(['plan', 'partner', 'training']),
      id: z.string().check(z.minLength(1), z.maxLength(64)),
      first_name: nameField,
      last_name: nameField,
      email: emailField,
      new_password: newPasswordField,
      confirm_password: z.string(),
      browser_key: z.optional(browserKeyField),
    })
    .check(passwordsMatch()),
  output: nothing,
  problems: ['too_many_tries', 'not_found'],
});

export const confirmSignup = endpoint({
  name: 'confirmSignup',
  base: 'main',
  method: 'POST',
  path: 'confirm-signup',
  summary:
    'Completes an invitation or signup from its emailed link. An invited account without a password must set one. The code of a link identifies the account; a typed code also needs the email address. The link of a signup with a `browser_key` signs in with the same key, and otherwise needs `confirmed`. @see SIGN-3, SIGN-15',
  access: 'public',
  isSecret: true,
  input: z
    .object({
      email: z.optional(emailField),
      code: codeField,
      new_password: z.optional(newPasswordField),
      confirm_password: z.optional(z.string()),
      browser_key: z.optional(browserKeyField),
      confirmed: z.optional(z.boolean()),
    })
    .check(passwordsMatch()),
  output: z.partial(loginData),
  problems: ['wrong_code', 'code_expired', 'too_many_tries', 'confirm_sign_in'],
});

export const confirmSignupCode = endpoint({
  name: 'confirmSignupCode',
  base: 'main',
  method: 'POST',
  path: 'signup/confirm',
  summary:
    'Confirms a signup with the emailed code. With the `browser_key` of the signup it signs in too; without one the reply has no tokens. @see SIGN-4, SIGN-15',
  access: 'public',
  isSecret: true,
  input: z.object({ code: codeField, email: emailField, browser_key: z.optional(browserKeyField) }),
  output: z.partial(loginData),
  problems: ['wrong_code', 'code_expired', 'too_many_tries'],
});

export const resendSignupCode = endpoint({
  name: 'resendSignupCode',
  base: 'main',
  method: 'POST',
  path: 'signup/resend-code',
  summary:
    'Emails a new code to an unconfirmed or invited account. The reply is the same for every address. @see SIGN-5, AUTH-19',
  access: 'public',
  input: z.object({ email: emailField }),
  output: nothing,
  problems: ['too_many_tries'],
});

const accessTokenField = z
  .string({ error: MESSAGES.required })
  .check(z.minLength(1, { error: MESSAGES.required }), z.maxLength(4_096));

export const verifyEmail = endpoint({
  name: 'verifyEmail',
  base: 'main',
  method: 'POST',
  path: 'signup/email/verify',
  summary: 'Emails a code to the owner of an access token, to confirm their address. @see SIGN-6',
  access: 'public',
  input: z.object({ access_token: accessTokenField }),
  output: nothing,
  problems: ['not_signed_in', 'token_expired', 'too_many_tries'],
});

export const confirmEmail = endpoint({
  name: 'confirmEmail',
  base: 'main',
  method: 'POST',
  path: 'signup/email/confirm',
  summary: 'Confirms the email address of the owner of an access token. @see SIGN-8, AUTH-41',
  access: 'public',
  input: z.object({ access_token: accessTokenField, code: codeField }),
  output: nothing,
  problems: ['not_signed_in', 'token_expired', 'wrong_code', 'code_expired', 'too_many_tries'],
});

export const SIGNUP_ENDPOINTS = [
  signUp,
  confirmSignup,
  confirmSignupCode,
  resendSignupCode,
  verifyEmail,
  confirmEmail,
];
