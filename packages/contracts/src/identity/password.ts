import * as z from 'zod/mini';
import { endpoint } from '../base/endpoint.ts';
import { nothing } from '../base/reply.ts';
import { MESSAGES } from '../base/rules/validation.rule.ts';
import { emailField } from './sign-in.ts';
import { codeField, newPasswordField, passwordsMatch } from './signup.ts';

export const changePassword = endpoint({
  name: 'changePassword',
  base: 'main',
  method: 'POST',
  path: 'user/password',
  summary:
    "Changes the caller's password, ends their other sessions and notifies them by email. @see ASVS 6.2.2, 6.2.3",
  access: 'portal',
  input: z
    .object({
      old_password: z
        .string({ error: MESSAGES.required })
        .check(z.minLength(1, { error: MESSAGES.required }), z.maxLength(256)),
      new_password: newPasswordField,
      confirm_password: z.string(),
    })
    .check(passwordsMatch()),
  output: nothing,
  problems: ['too_many_tries', 'sso_required'],
});

export const forgotPassword = endpoint({
  name: 'forgotPassword',
  base: 'main',
  method: 'POST',
  path: 'password/forgot',
  summary:
    'Emails a link for setting a new password. It works once, within ten minutes. The reply is the same for every address. @see ASVS 6.4.3',
  access: 'public',
  input: z.object({ email: emailField }),
  output: nothing,
  problems: ['too_many_tries'],
});

export const resetPassword = endpoint({
  name: 'resetPassword',
  base: 'main',
  method: 'POST',
  path: 'password/reset',
  summary:
    'Sets a new password with the code from an emailed link, ends every session and notifies the person by email. @see ASVS 6.4.3',
  access: 'public',
  isSecret: true,
  input: z
    .object({
      /** Not needed with the code of a link, which identifies the account. */
      email: z.optional(emailField),
      code: codeField,
      new_password: newPasswordField,
      confirm_password: z.string(),
    })
    .check(passwordsMatch()),
  /** The account's email address, for the sign-in page that follows. */
  output: z.object({ email: z.string() }),
  problems: ['wrong_code', 'code_expired', 'too_many_tries'],
});

export const PASSWORD_ENDPOINTS = [changePassword, forgotPassword, resetPassword];
