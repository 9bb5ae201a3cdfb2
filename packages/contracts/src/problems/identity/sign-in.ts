import type { ProblemRows } from '../problem-rows.ts';

export const SIGN_IN_PROBLEMS = {
  bad_credentials: { status: 400, message: 'Incorrect email or password.', retryable: false },
  confirm_by_mail: {
    status: 403,
    message:
      'Many sign-ins to this account failed elsewhere. If your password is right, we have emailed you a link that signs you in.',
    retryable: false,
  },
  confirm_sign_in: {
    status: 409,
    message: 'This link was requested in another browser. Confirm that you want to sign in here.',
    retryable: false,
  },
  not_verified: {
    status: 400,
    message: 'User account not verified! Please confirm signup',
    retryable: false,
  },
  account_deactivated: {
    status: 403,
    message: 'Your company has deactivated this account. Ask one of its administrators to activate it again.',
    retryable: false,
  },
  session_invalid: {
    status: 400,
    message: 'Invalid session for the user, the session is expired.',
    retryable: false,
  },
  wrong_code: { status: 400, message: 'Wrong code', retryable: false },
  code_expired: { status: 400, message: 'Code has expired', retryable: false },
} as const satisfies ProblemRows;
