import type { ProblemRows } from '../problem-rows.ts';

export const SSO_PROBLEMS = {
  signin_refused: { status: 400, message: 'Invalid email address.', retryable: false },
  no_identity_provider: { status: 400, message: 'Invalid request', retryable: false },
  sso_required: {
    status: 403,
    message: 'Your organization requires single sign-on.',
    retryable: false,
  },
  no_sso_draft: {
    status: 409,
    message: 'Enter the values of your identity provider first.',
    retryable: false,
  },
  sso_not_tested: {
    status: 409,
    message: 'Test the sign-in first. A change of the values needs a new test.',
    retryable: false,
  },
  no_proven_domain: {
    status: 409,
    message: 'Prove a domain of your organization first.',
    retryable: false,
  },
  sso_off: { status: 409, message: 'Switch single sign-on on first.', retryable: false },
} as const satisfies ProblemRows;
